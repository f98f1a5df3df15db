//! How far something has come, for somebody who watches the error output; hidden where nobody does, and on terminals that cannot
//! draw a line anew.

use crate::render::Screen;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::Duration;

/// A bar with a message.
pub(crate) struct Bar {
    bar: ProgressBar,
    screen: Screen,
}

/// What the line is made of.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Layout {
    MessageFirst,
    MessageLast,
    /// What is under way may end early, so nobody can say how long it takes.
    NoEstimate,
}

/// On screens narrower than this there is room for numbers alone.
const ROOM_FOR_A_BAR: usize = 60;

impl Bar {
    pub(crate) fn new(length: Option<u64>, layout: Layout, screen: Screen) -> Bar {
        let bar = ProgressBar::with_draw_target(length, ProgressDrawTarget::stderr());
        bar.set_style(style(layout, screen));
        bar.enable_steady_tick(Duration::from_millis(200));
        Bar { bar, screen }
    }

    pub(crate) fn set(&self, position: u64) {
        self.bar.set_position(position);
    }

    pub(crate) fn one_more(&self) {
        self.bar.inc(1);
    }

    pub(crate) fn say(&self, message: &str) {
        self.bar
            .set_message(self.screen.letters(message).into_owned());
    }

    /// Does something that writes lines, while the bar stands aside.
    pub(crate) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }

    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }

    #[cfg(test)]
    pub(crate) fn length(&self) -> Option<u64> {
        self.bar.length()
    }
}

fn style(layout: Layout, screen: Screen) -> ProgressStyle {
    let template = match layout {
        _ if screen.width < ROOM_FOR_A_BAR => "{pos}/{len} {wide_msg}",
        Layout::MessageFirst => "{msg} {wide_bar} {pos}/{len} ({elapsed}, -{eta})",
        Layout::MessageLast => "{wide_bar} {pos}/{len} ({elapsed}, -{eta}) {msg}",
        Layout::NoEstimate => "{wide_bar} {pos}/{len} ({elapsed}) {msg}",
    };
    let style =
        ProgressStyle::with_template(template).expect("templates that the test below reads");
    if screen.unicode {
        style
    } else {
        style.progress_chars("#>-")
    }
}

#[cfg(test)]
mod tests {
    use super::{Layout, style};
    use crate::render::Screen;

    #[test]
    fn there_is_a_style_for_every_screen() {
        for width in [20, 80] {
            for unicode in [false, true] {
                let screen = Screen {
                    color: false,
                    unicode,
                    width,
                };
                for layout in [
                    Layout::MessageFirst,
                    Layout::MessageLast,
                    Layout::NoEstimate,
                ] {
                    style(layout, screen);
                }
            }
        }
    }
}
