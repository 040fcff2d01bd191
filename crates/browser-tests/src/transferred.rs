//! What a first visit costs.

use crate::Browser;
use serde::Deserialize;

/// What goes over the line until a browser has all that it keeps.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Transferred {
    /// How many files there are.
    pub files: usize,
    /// How many of them come compressed: none in a client that was built quickly.
    pub compressed: usize,
    /// How long they are together, as they come.
    pub bytes: usize,
}

impl Transferred {
    /// Asks for everything once more that the service worker keeps.
    pub async fn of(browser: &Browser) -> Transferred {
        let found = browser
            .eval_async(
                "const cache = await caches.open((await caches.keys())[0]);
                 const asked = (await cache.keys()).map(({ url }) => fetch(url, { cache: 'no-store' }));
                 const answers = (await Promise.all(asked)).map(({ headers }) => headers);
                 return {
                     files: answers.length,
                     compressed: answers.filter((headers) => headers.get('content-encoding') === 'br').length,
                     bytes: answers.reduce((sum, headers) => sum + Number(headers.get('content-length')), 0),
                 };",
            )
            .await;
        serde_json::from_value(found.clone()).unwrap_or_else(|_| panic!("what is kept: {found}"))
    }
}
