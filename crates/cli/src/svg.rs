//! Small drawings: bars and curves in the house's colours, for a light and a dark page.

use std::fmt::Write;

/// The look of all drawings. Seats differ in colour and in the pattern of their lines.
const STYLE: &str = "text{font-family:system-ui,sans-serif;font-size:13px;fill:#2b2622}\
.title{font-family:Georgia,serif;font-size:17px}.small{font-size:11px}.label{font-weight:600}\
.paper{fill:#f6efe0}.grid{stroke:#2b262233}.whisker{stroke:#2b2622;stroke-width:2}\
.s0{fill:#0072b2;stroke:#0072b2}.s1{fill:#d55e00;stroke:#d55e00}.s2{fill:#009e73;stroke:#009e73}\
.s3{fill:#e69f00;stroke:#e69f00}.s4{fill:#7b4b94;stroke:#7b4b94}\
.curve{fill:none;stroke-width:2.5;stroke-linejoin:round}\
.s1.curve{stroke-dasharray:9 3}.s2.curve{stroke-dasharray:2 3}.s3.curve{stroke-dasharray:12 3 2 3}.s4.curve{stroke-dasharray:5 5}\
@media(prefers-color-scheme:dark){text{fill:#efe6d2}.paper{fill:#141a2e}.grid{stroke:#efe6d233}.whisker{stroke:#efe6d2}\
.s0{fill:#4aa8dc;stroke:#4aa8dc}.s1{fill:#f08a4b;stroke:#f08a4b}.s4{fill:#ab7fc2;stroke:#ab7fc2}}";

/// A drawing under way.
pub(crate) struct Svg(String);

/// The class of a seat, or of anything that is counted.
pub(crate) fn seat_class(index: usize) -> String {
    format!("s{}", index % 5)
}

impl Svg {
    /// A drawing of this size; the title is for those who can't see it.
    pub(crate) fn new(width: f64, height: f64, title: &str) -> Svg {
        let title = escape(title);
        Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
             role=\"img\" aria-label=\"{title}\"><title>{title}</title><style>{STYLE}</style>\
             <rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n"
        ))
    }

    pub(crate) fn text(&mut self, x: f64, y: f64, class: &str, text: &str) {
        self.put(format_args!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escape(text)));
    }

    pub(crate) fn line(&mut self, x1: f64, y1: f64, x2: f64, y2: f64, class: &str) {
        self.put(format_args!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        ));
    }

    pub(crate) fn rect(&mut self, x: f64, y: f64, width: f64, height: f64, class: &str) {
        self.put(format_args!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>"
        ));
    }

    /// A spot with a text that shows when somebody points at it.
    pub(crate) fn spot(&mut self, x: f64, y: f64, radius: f64, class: &str, text: &str) {
        let text = escape(text);
        self.put(format_args!(
            "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\"><title>{text}</title></circle>"
        ));
    }

    pub(crate) fn curve(&mut self, points: impl Iterator<Item = (f64, f64)>, class: &str) {
        let mut path = String::new();
        for (x, y) in points {
            let _ = write!(path, "{x:.1},{y:.1} ");
        }
        self.put(format_args!("<polyline class=\"{class} curve\" points=\"{}\"/>", path.trim_end()));
    }

    fn put(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.0, "{element}");
    }

    pub(crate) fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_not_break_out_of_a_drawing() {
        let mut svg = Svg::new(10.0, 10.0, "a \"b\" <script>");
        svg.text(0.0, 0.0, "label", "<b> & c");
        let drawn = svg.finish();
        assert!(drawn.contains("aria-label=\"a &quot;b&quot; &lt;script&gt;\""), "{drawn}");
        assert!(drawn.contains(">&lt;b&gt; &amp; c</text>") && !drawn.contains("<script"), "{drawn}");
    }
}
