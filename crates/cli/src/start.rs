//! Plain `piazza play`: asks what to play, and turns the answers into a command line.

use crate::failure::Failure;
use crate::input::Input;
use crate::screen::Screen;
use engine::Arg;
use std::ffi::OsString;

/// The command line of a game as the person wants it. Without a person at the terminal: a game against bots.
pub(crate) fn ask(screen: &Screen) -> Result<Vec<OsString>, Failure> {
    let mut args = vec!["piazza".to_owned(), "play".to_owned()];
    let games = games::all();
    if screen.interactive {
        let mut input = Input::new(screen)?;
        screen.line(screen.bold(screen.text("piazza")));
        for (number, game) in (1..).zip(games) {
            screen.line(format_args!("  {number}  {}", screen.text(game.id)));
        }
        let game = choose(&mut input, screen, &screen.text("cli-which-game"), 1..=games.len(), 1)?;
        let game = &games[game - 1];
        args.push(game.id.to_owned());
        let (among, usual) = (game.info.together(), game.info.usual_seats);
        let numbers = [("least", *among.start()), ("most", *among.end()), ("usual", usual)];
        let question = screen
            .say("cli-how-many-players", &numbers.map(|(key, number)| (key, Arg::Number(number.into()))));
        let among = usize::from(*among.start())..=usize::from(*among.end());
        let players = choose(&mut input, screen, &question, among, usual.into())?;
        let name = line(&mut input, screen, &screen.text("cli-your-name"))?;
        args.extend([
            "--players".to_owned(),
            players.to_string(),
            "--seat".to_owned(),
            format!("human:{name}"),
        ]);
        screen.line(screen.dim(format_args!("$ {}", args.join(" "))));
    } else {
        args.extend(games.first().map(|game| game.id.to_owned()));
    }
    args.push(format!("--lang={}", screen.words.lang().code()));
    Ok(args.into_iter().map(OsString::from).collect())
}

/// Asks for a number until it is one of those.
fn choose(
    input: &mut Input,
    screen: &Screen,
    question: &str,
    among: std::ops::RangeInclusive<usize>,
    default: usize,
) -> Result<usize, Failure> {
    loop {
        let answer = line(input, screen, question)?;
        if answer.is_empty() {
            return Ok(default);
        }
        if let Some(number) = answer.parse().ok().filter(|number| among.contains(number)) {
            return Ok(number);
        }
    }
}

fn line(input: &mut Input, screen: &Screen, question: &str) -> Result<String, Failure> {
    let answer = input.ask(screen, &format!("{question} "), Vec::new())?;
    answer.ok_or_else(|| Failure::new(screen.text("cli-nothing-played")))
}
