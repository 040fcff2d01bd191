// Before the first paint: the theme that was chosen, so that nothing flashes.
try {
  const { theme } = JSON.parse(localStorage.getItem("piazza.settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage, or something else's: the system's theme it is.
}

// After the page is there: keep it all for when there is no network.
addEventListener("load", () => navigator.serviceWorker?.register("/sw.js").catch(() => {}));
