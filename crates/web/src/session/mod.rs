//! A client at a table: what it knows, and what it can say. It can't tell whether the table is at a server or in this
//! browser: both speak the same messages over their [`Line`].

mod backoff;
mod beats;
pub(crate) mod calm;
mod dice;
pub(crate) mod http;
mod line;
mod outbox;
mod saved;
mod socket;
mod staging;
mod tabs;
mod worker;

pub(crate) use dice::{Dice, kept_part};
pub(crate) use line::{Connection, Line};
pub(crate) use outbox::{Outgoing, Sent};
pub(crate) use saved::{Occasion, Saved, now as time, random_bytes, random_hex};
pub(crate) use socket::{Lost, Socket};
pub(crate) use tabs::alone;
pub(crate) use worker::{HouseLine, start_worker};

use crate::sign::{Drawn, Sign};
use crate::text::words;
use engine::{Game, Message, Refusal, Seat, Sentence, Turn};
use leptos::prelude::{Update as _, *};
use staging::Staging;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;
use table::{Advice, ChangeView, FactView, Speaker, Stage, TableView, Trial};
use wire::http::ChatPage;
use wire::{Line as Said, Request, RequestId, Update, UpdateOf};

/// A client at a table of a game.
pub(crate) struct Session<G: Game> {
    /// The table as this viewer may see it.
    pub(crate) view: RwSignal<Option<Arc<TableView<G::View>>>>,
    /// Counts the positions that were shown: what was picked in one is put down in the next.
    pub(crate) position: RwSignal<u32>,
    /// All that happened, as far as it is known here.
    pub(crate) log: RwSignal<Vec<ChangeView<G::Event>>>,
    /// So many lines of chat were said before those that are in the log.
    pub(crate) chat_before: RwSignal<usize>,
    /// Whose lines the visitor does not want to read.
    pub(crate) muted: RwSignal<Vec<Speaker>>,
    /// What happened last, to be announced and shown in motion. Empty after a look at the whole table.
    pub(crate) fresh: RwSignal<Arc<Vec<ChangeView<G::Event>>>>,
    /// Is the last action of another still being shown? What chance brought after it comes a moment later.
    pub(crate) settling: RwSignal<bool>,
    beats: StoredValue<beats::Beats<G>>,
    /// Is anybody there?
    pub(crate) connection: RwSignal<Connection>,
    /// Why the last thing that was asked is not done.
    pub(crate) refused: RwSignal<Option<Sentence>>,
    /// My legal moves.
    pub(crate) moves: Memo<Arc<Vec<G::Move>>>,
    /// What moves would bring, by their notation; of the present version.
    trials: RwSignal<HashMap<String, Trial<G::Event>>>,
    /// The advice that was asked for; nothing while it is thought about.
    pub(crate) hints: RwSignal<Option<Vec<Advice>>>,
    /// Is advice being thought about?
    pub(crate) advising: RwSignal<bool>,
    /// The moves that are drawn on the board.
    pub(crate) drawn: RwSignal<Arc<Vec<Drawn<G::Move>>>>,
    /// A move that is chosen and waits to be sent.
    pub(crate) staged: RwSignal<Option<G::Move>>,
    staging: StoredValue<Staging<G::Move>>,
    /// The move that was played and is not yet confirmed.
    pub(crate) outbox: RwSignal<Option<Outgoing>>,
    /// Is something asked and not yet answered?
    pub(crate) waiting: RwSignal<bool>,
    /// The table at which the same people play again.
    pub(crate) rematch: RwSignal<Option<String>>,
    /// Is the table only shown? Then nobody sits at it, though it may be seen from a seat.
    pub(crate) only_shown: bool,
    line: StoredValue<Option<Rc<dyn Line>>, LocalStorage>,
    asked: StoredValue<u32>,
    /// The advice that was asked for on the present table.
    advice: StoredValue<Option<RequestId>>,
    /// The move that the player wants to know about.
    why: StoredValue<Option<String>>,
    /// How many plies there were when my last turns began.
    turns: StoredValue<Vec<usize>>,
}

// Derived, it would be copied only where the game is.
#[allow(clippy::expl_impl_clone_on_copy)]
impl<G: Game> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Session<G> {}

/// An id that was not used before, if the end of it is not used twice at the same moment.
fn fresh_id(end: &str) -> RequestId {
    let text = format!("{:.0}-{end}", web_sys::js_sys::Date::now());
    text.parse().expect("digits, letters and a hyphen are an id")
}

impl<G: Game> Session<G> {
    /// A session that knows nothing yet; [`connect`](Session::connect) it.
    pub(crate) fn new() -> Session<G> {
        let view = RwSignal::new(None::<Arc<TableView<G::View>>>);
        let read = |view: &TableView<G::View>| {
            let game = view.game.as_ref()?;
            Some(view.moves.iter().filter_map(|mv| G::parse_move_from(game, mv).ok()).collect::<Vec<_>>())
        };
        let settling = RwSignal::new(false);
        let session = Session {
            view,
            moves: Memo::new(move |_| {
                if settling.get() {
                    return Arc::default();
                }
                Arc::new(view.with(|view| view.as_ref().and_then(|view| read(view))).unwrap_or_default())
            }),
            position: RwSignal::default(),
            log: RwSignal::default(),
            chat_before: RwSignal::default(),
            muted: RwSignal::default(),
            fresh: RwSignal::default(),
            settling,
            beats: StoredValue::new(beats::Beats::default()),
            connection: RwSignal::new(Connection::Opening),
            refused: RwSignal::default(),
            trials: RwSignal::default(),
            hints: RwSignal::default(),
            advising: RwSignal::default(),
            drawn: RwSignal::default(),
            staged: RwSignal::default(),
            staging: StoredValue::new(Staging::default()),
            outbox: RwSignal::default(),
            waiting: RwSignal::default(),
            rematch: RwSignal::default(),
            only_shown: false,
            line: StoredValue::new_local(None),
            asked: StoredValue::new(0),
            advice: StoredValue::default(),
            why: StoredValue::default(),
            turns: StoredValue::default(),
        };
        on_cleanup(move || {
            if let Some(Some(line)) = session.line.try_get_value() {
                line.close();
            }
        });
        session
    }

    /// A table that is only shown.
    pub(crate) fn showing() -> Session<G> {
        Session { only_shown: true, ..Session::new() }
    }

    /// Speaks over this line from now on.
    pub(crate) fn connect(self, line: Rc<dyn Line>) {
        self.line.set_value(Some(line));
    }

    /// Takes in what the table told.
    pub(crate) fn hear(self, told: UpdateOf<G>) {
        match told {
            Update::View { view, chat, chat_before, past, .. } => {
                self.catch_up();
                self.fresh.set(Arc::default());
                self.chat_before.set(chat_before);
                let said = chat.into_iter().map(|line| said(view.version, line));
                let past = ChangeView { version: view.version, at: 0, fact: None, events: past };
                self.log.set(said.chain([past]).collect());
                self.show(view);
            }
            Update::News { news, view, .. } => self.arrives(news, view),
            Update::Ack { id, .. } => {
                self.own_news_comes();
                self.answered(Some(&id), true);
                self.waiting.set(false);
                self.refused.set(None);
            }
            Update::Refused { id, why } => {
                self.waiting.set(false);
                self.advising.set(false);
                if !self.answered(id.as_ref(), false) {
                    self.explain(Some(why.sentence));
                }
            }
            Update::Tried { trials, .. } => {
                let trials = trials.into_iter().map(|trial| (trial.mv.clone(), trial));
                self.trials.update(|known| known.extend(trials));
                self.decide();
                self.tell_why();
            }
            Update::Hints { id, hints } => self.take_hints(&id, hints),
            Update::Rematch { table } => self.rematch.set(Some(table.to_string())),
            Update::Pong => {}
        }
    }

    /// Takes in lines of chat that were said before the log begins.
    pub(crate) fn take_in_earlier(self, page: ChatPage) {
        self.chat_before.set(page.first);
        let version = self.log.with_untracked(|log| log.first().map_or(0, |first| first.version));
        let earlier = page.lines.into_iter().map(|line| said(version, line));
        self.log.update(|log| _ = log.splice(..0, earlier));
    }

    fn show(self, view: TableView<G::View>) {
        // What is only said, or who comes and goes, leaves what was picked where it is.
        let same = |known: &TableView<G::View>| {
            (known.plies, known.stage, known.you, &known.moves)
                == (view.plies, view.stage, view.you, &view.moves)
                && known.game == view.game
        };
        let stale = self.view.with_untracked(|known| !known.as_ref().is_some_and(|known| same(known)));
        if stale {
            self.position.update(|position| *position += 1);
            self.trials.update(HashMap::clear);
            self.drop_hints();
            self.refused.set(None);
            self.staged.set(None);
        }
        self.mark_turn(&view);
        self.view.set(Some(Arc::new(view)));
        self.staging_goes_on(stale);
    }

    /// Remembers where my turns began: that far back I may ask the others to go.
    fn mark_turn(self, view: &TableView<G::View>) {
        let mine = |view: &TableView<G::View>| view.you.is_some_and(|me| view.turn == Turn::Seat(me));
        let went_on = self.view.with_untracked(|known| known.as_ref().is_some_and(|known| mine(known)));
        let shuffled = self.has_just_reshuffled(view.plies);
        self.turns.update_value(|turns| {
            // The way back leads before the turn that went back: what was shuffled then is no move of anybody's.
            turns.retain(|&plies| plies + usize::from(shuffled) < view.plies + usize::from(!shuffled));
            if mine(view) && (!went_on || shuffled) {
                turns.push(view.plies);
            }
        });
    }

    /// Has nothing been played since the game went back and was shuffled again?
    fn has_just_reshuffled(self, plies: usize) -> bool {
        let back = |told: &ChangeView<G::Event>| match told.fact {
            Some(FactView::Rewound { plies }) => Some(plies),
            _ => None,
        };
        let last = self.log.with_untracked(|log| log.iter().rev().take(2).find_map(back));
        last.is_some_and(|back| back + 1 == plies)
    }

    /// Where my last turn began, the one that I am in aside if nothing was played in it.
    pub(crate) fn last_turn(self) -> Option<usize> {
        let plies = self.view.with_untracked(|view| view.as_ref().map(|view| view.plies))?;
        self.turns.with_value(|turns| turns.iter().rev().find(|&&began| began < plies).copied())
    }

    /// News that begin with the first are the whole log, as a new viewer may know it.
    fn take_in(self, news: Vec<ChangeView<G::Event>>) {
        if news.first().is_some_and(|first| first.version == 1) {
            self.fresh.set(Arc::default());
            self.log.set(news);
            return;
        }
        let known = self.log.with_untracked(|log| log.last().map_or(0, |last| last.version));
        let news: Vec<ChangeView<G::Event>> = news.into_iter().filter(|seen| seen.version > known).collect();
        self.log.update(|log| log.extend(news.iter().cloned()));
        self.fresh.set(Arc::new(news));
    }

    /// A name for what is asked: unlike any other of this seat, also after a reload.
    fn id(self) -> RequestId {
        self.asked.update_value(|asked| *asked += 1);
        fresh_id(&self.asked.get_value().to_string())
    }

    /// False if it waits for the line.
    fn send(self, said: Request) -> bool {
        self.line.get_value().is_some_and(|line| line.say(said))
    }

    /// Asks for something that will be granted or refused.
    pub(crate) fn ask(self, said: impl FnOnce(RequestId) -> Request) {
        self.waiting.set(true);
        self.refused.set(None);
        _ = self.send(said(self.id()));
    }

    /// A move at the present table, as the table writes it.
    pub(crate) fn read(self, mv: &str) -> Option<G::Move> {
        self.view.with_untracked(|view| G::parse_move_from(view.as_ref()?.game.as_ref()?, mv).ok())
    }

    /// As the table reads it. Nothing if it speaks of what is not there.
    fn written(self, mv: G::Move) -> Option<String> {
        self.view.with_untracked(|view| G::notation_from(view.as_ref()?.game.as_ref()?, mv))
    }

    /// Asks why a move can't be played; if it can after all, nothing is said.
    pub(crate) fn ask_why(self, mv: G::Move) {
        let others = untrack(|| self.turn().filter(|_| !self.my_turn()));
        if let Some(turn) = others {
            // Moves speak of the table of whoever has to act: at another's turn there is no need to write them.
            return self.explain(Some(Refusal::<G::Fault>::NotYourTurn { turn }.sentence()));
        }
        self.why.set_value(self.written(mv));
        self.try_moves([mv]);
        self.tell_why();
    }

    fn tell_why(self) {
        let Some(mv) = self.why.get_value() else { return };
        let refused = self.trials.with_untracked(|trials| trials.get(&mv).map(|trial| trial.refused.clone()));
        if let Some(refused) = refused {
            self.why.set_value(None);
            self.explain(refused);
        }
    }

    /// Says why something can't be done.
    pub(crate) fn explain(self, why: Option<Sentence>) {
        self.refused.set(why);
    }

    /// Finds out what moves would bring, or why they can't be played; those that are not known yet.
    pub(crate) fn try_moves(self, moves: impl IntoIterator<Item = G::Move>) {
        let known = self.trials.read_untracked();
        let written = moves.into_iter().filter_map(|mv| self.written(mv));
        let moves: Vec<String> = written.filter(|mv| !known.contains_key(mv)).collect();
        drop(known);
        if !moves.is_empty() {
            _ = self.send(Request::Try { id: self.id(), moves });
        }
    }

    /// What a move would bring. Nothing before it is found out.
    pub(crate) fn brings(self, mv: G::Move) -> Vec<G::Event> {
        let trials = self.trials.read();
        let trial = self.written(mv).and_then(|mv| trials.get(&mv));
        trial.map(|trial| trial.brings.clone()).unwrap_or_default()
    }

    /// Asks for advice on my move, where the table allows it.
    pub(crate) fn ask_hint(self) {
        if untrack(|| self.my_turn() && self.gives_hints() && !self.advising.get()) {
            let id = self.id();
            self.advice.set_value(Some(id.clone()));
            self.advising.set(true);
            _ = self.send(Request::Hint { id });
        }
    }

    /// Nothing is advised any more.
    pub(crate) fn drop_hints(self) {
        self.hints.set(None);
        self.advising.set(false);
        self.drawn.set(Arc::default());
        self.advice.set_value(None);
    }

    /// Advice has come. It counts only if the table is still the one that it is about.
    fn take_hints(self, id: &RequestId, hints: Vec<Advice>) {
        if self.advice.with_value(|asked| asked.as_ref() == Some(id)) {
            self.advising.set(false);
            let drawn = |(rank, hint): (u8, &Advice)| {
                Some(Drawn { mv: self.read(&hint.mv)?, sign: Sign::Advice(rank) })
            };
            self.drawn.set(Arc::new((1..).zip(&hints).filter_map(drawn).collect()));
            self.hints.set(Some(hints));
        }
    }

    /// Can advice be asked for?
    pub(crate) fn gives_hints(self) -> bool {
        !self.counts() && self.view.with(|view| view.as_ref().is_some_and(|view| view.hints))
    }

    /// Is the result compared with those of others? Then everybody plays alone, and nothing is taken back past what has
    /// become known.
    pub(crate) fn counts(self) -> bool {
        self.line.with_value(|line| line.as_ref().is_some_and(|line| line.counts()))
    }

    /// Bots make their next moves at once, and what they did is shown at once.
    pub(crate) fn hurry(self) {
        self.catch_up();
        if let Some(line) = self.line.get_value() {
            line.hurry();
        }
    }

    /// Can bots be told to hurry?
    pub(crate) fn can_hurry(self) -> bool {
        !self.people_here().is_empty()
    }

    /// Another person looks at this screen now.
    pub(crate) fn look(self, seat: Seat) {
        if let Some(line) = self.line.get_value() {
            line.look(seat);
        }
    }

    /// The people who share this screen; empty where everybody has their own.
    pub(crate) fn people_here(self) -> Vec<Seat> {
        self.line.with_value(|line| line.as_ref().map(|line| line.people()).unwrap_or_default())
    }

    /// Is the table at a server?
    pub(crate) fn is_online(self) -> bool {
        self.line.with_value(|line| line.as_ref().is_some_and(|line| line.is_online()))
    }

    /// Where the game can be looked at again.
    pub(crate) fn review(self) -> Option<String> {
        self.line.with_value(|line| line.as_ref().map(|line| line.review()))
    }

    /// Plays again with the same people.
    pub(crate) fn play_again(self) {
        if let Some(line) = self.line.get_value() {
            line.rematch();
        }
    }

    /// The seat that is looked at from.
    pub(crate) fn me(self) -> Option<Seat> {
        self.view.with(|view| view.as_ref()?.you)
    }

    /// Am I the host, or one of those who share this screen?
    pub(crate) fn hosts(self) -> bool {
        let host = self.view.with(|view| view.as_ref()?.host);
        self.me().is_some() && (host == self.me() || !self.people_here().is_empty())
    }

    /// Whose decision is it?
    pub(crate) fn turn(self) -> Option<Seat> {
        let settling = self.settling.get();
        self.view.with(|view| match view.as_ref()?.turn {
            _ if settling => None,
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        })
    }

    /// Is it mine?
    pub(crate) fn my_turn(self) -> bool {
        self.turn().is_some_and(|turn| self.me() == Some(turn))
    }

    /// Does a bot play for me?
    pub(crate) fn is_away(self) -> bool {
        let away = |view: &TableView<G::View>| Some(view.seats.get(view.you?.index())?.away);
        self.view.with(|view| view.as_ref().and_then(|view| away(view))) == Some(true)
    }

    /// Goes one step back: what is staged is put down, or my last move is taken back. Against bots at home that needs
    /// nobody's leave.
    pub(crate) fn undo(self) {
        if self.unstage() {
            self.position.update(|position| *position += 1);
        } else if untrack(|| self.can_take_back()) {
            self.ask(|id| Request::TakeBack { id });
        } else if let Some(plies) = untrack(|| self.last_ply()) {
            self.ask(|id| Request::Ask { id, plies });
        }
    }

    /// Is there anything to go back from?
    pub(crate) fn can_undo(self) -> bool {
        self.staged.get().is_some() || self.can_take_back() || self.last_ply().is_some()
    }

    /// How many plies there were before my last, if only bots play with me.
    fn last_ply(self) -> Option<usize> {
        self.view.track();
        let me = self.me().filter(|_| self.stage() == Some(Stage::Playing))?;
        self.line.with_value(|line| line.as_ref()?.last_ply_of(me))
    }

    /// Can I take back my last move without asking?
    pub(crate) fn can_take_back(self) -> bool {
        let possible = |view: &TableView<G::View>| view.take_back && view.stage == Stage::Playing;
        self.view.with(|view| view.as_ref().is_some_and(|view| possible(view)))
    }

    /// Where the table is in its life.
    pub(crate) fn stage(self) -> Option<Stage> {
        self.view.with(|view| view.as_ref().map(|view| view.stage))
    }

    /// What everybody is called: bots have names of their own.
    pub(crate) fn names(self) -> Vec<String> {
        self.view
            .with(|view| view.as_ref().map(|view| view.seats.iter().map(name).collect()).unwrap_or_default())
    }

    /// What somebody is called.
    pub(crate) fn name(self, seat: Seat) -> String {
        words().player(seat, &self.names())
    }

    /// A sentence in the language that is set.
    pub(crate) fn say(self, sentence: &Sentence) -> String {
        words().say(sentence, &self.names())
    }

    /// What happened, in sentences.
    pub(crate) fn tell(self, seen: &ChangeView<G::Event>) -> Vec<String> {
        let muted = |from| self.muted.with(|muted| muted.contains(from));
        if matches!(&seen.fact, Some(FactView::Said { from, .. }) if muted(from)) {
            return Vec::new();
        }
        let fact = seen.fact.as_ref().map(FactView::telling);
        let sentences = fact.into_iter().chain(seen.events.iter().map(Message::sentence));
        let names = self.names();
        sentences.map(|sentence| words().say(&sentence, &names)).collect()
    }
}

fn said<E>(version: usize, Said { at, from, text }: Said) -> ChangeView<E> {
    ChangeView { version, at, fact: Some(FactView::Said { from, text }), events: Vec::new() }
}

fn name(seat: &table::SeatView) -> String {
    if seat.name.is_empty() && seat.bot.is_some() {
        words().text(&format!("web-table-bot-{}", seat.seat), &[])
    } else {
        seat.name.clone()
    }
}
