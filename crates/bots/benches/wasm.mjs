// Times the pieces of work of the example `wasm_search`: each call of `main` is the next.
import { readFile } from "node:fs/promises";

const PLAYOUTS = 4096;
const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
for (const what of ["bohemian, start", "bohemian, mid-game", "villagers, start", "villagers, mid-game"]) {
  const start = performance.now();
  instance.exports.main(0, 0);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${what.padEnd(22)} ${Math.round(PLAYOUTS / seconds)} playouts a second, WASM`);
}
