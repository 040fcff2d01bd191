//! A house, as a page lives in it.

mod daily;
mod earlier;
mod evening;
mod lessons;
mod page;
