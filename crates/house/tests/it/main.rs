//! A house, as a page lives in it.

mod daily;
mod evening;
mod lessons;
mod page;
