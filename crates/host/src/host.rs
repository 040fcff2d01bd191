//! The host of a table.

use crate::audience::{Audience, ClientId, Listener, Member, Told};
use crate::command::{Who, command};
use crate::denied::Denied;
use crate::granted::{Asked, Before, Granted};
use crate::job::{Job, Wanted};
use crate::script::{Script, ScriptFault};
use crate::trying::Trying;
use core::fmt::Write;
use engine::{Game, Message, Seat, Turn, Viewer};
use serde::Serialize;
use std::collections::VecDeque;
use table::{
    Advice, Change, ChangeView, Command, Contribution, Fact, Fault, LogLine, Millis, Occupant, Phase, Place,
    Secret, Speaker, Stage, Table, TableView,
};
use wire::http::{ChatPage, PlaceCard};
use wire::{Line, Refused, Request, RequestId, Update, UpdateOf, Views};

/// How many changes are remembered for clients that were away for a moment. Others get the whole view.
const RECENT: usize = 16;

/// How many lines of chat are shown at once.
const CHAT: usize = 50;

/// The capacity of a message with a view and of one without: few need more.
const CAPACITY: [usize; 2] = [4096, 512];

/// Lines of the log that came of one request. They must be kept before anybody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commit {
    /// The version of the first line.
    pub version: usize,
    /// The lines of the log.
    pub lines: String,
    /// The request that a seat made under an id, with a hash of what it asked for: `SEAT ID HASH`.
    pub asked: Option<String>,
}

/// What came of a client's message.
#[derive(Debug)]
pub enum Heard {
    /// An answer. Nothing is to be kept.
    Told(Told),
    /// The table has changed: keep this, then call [`AnyHost::kept`].
    Keep(Commit),
    /// Somebody wants to try moves: do so, and pass on what comes of it.
    Try(Trying),
    /// Somebody wants hints: think about this, then call [`AnyHost::hinted`].
    Think(Job),
}

/// What came of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Performed {
    /// The table has changed: keep this, then call [`AnyHost::kept`].
    Now(Commit),
    /// The same request was granted before; the table was at this version then.
    Before(usize),
}

/// What everybody is told of at once: the stage, and what is asked for while the dice are chosen.
type Moment = (Stage, Option<(u32, Phase)>);

fn moment<G: Game>(table: &Table<G>) -> Moment {
    (table.stage(), table.beginning())
}

/// A table of some game, and those who follow it.
pub struct Host<G: Game> {
    table: Table<G>,
    audience: Audience,
    /// What happened last, at most [`memory`](Host::memory) changes.
    changes: VecDeque<Change<G>>,
    memory: usize,
    granted: Granted,
    /// The client to be told that its request is done, once it is kept.
    acknowledge: Option<(ClientId, RequestId)>,
    /// Clients that wait for hints.
    waiting: Vec<(ClientId, RequestId)>,
    /// May anybody who sits here seat bots and start?
    anyone_starts: bool,
    /// The moment that everybody has been told of.
    told_moment: Moment,
    script: Script,
}

/// A host of any game. What it tells may leave the house; commits, jobs and records hold the truth and may not.
pub trait AnyHost: Send {
    /// How many facts there were.
    fn version(&self) -> usize;
    /// Where the table is in its life.
    fn stage(&self) -> Stage;
    /// Who has to act.
    fn turn(&self) -> Turn;
    /// When somebody's time will be up.
    fn deadline(&self) -> Option<Millis>;
    /// What has to be done because somebody's time is up.
    fn overdue(&self, now: Millis) -> Option<Command>;
    /// Who seats bots, sends people away, starts and closes before the game.
    fn host(&self) -> Option<Seat>;
    /// How many lines of chat there are: those of players, and all others.
    fn lines(&self) -> [usize; 2];
    /// What was said last before this line, or at all.
    fn chat(&self, before: Option<usize>) -> ChatPage;
    /// Is there a person who plays, and has no bot do it?
    fn has_person(&self) -> bool;
    /// Who sits where, for a list of tables.
    fn seats(&self) -> Vec<PlaceCard>;
    /// Where the person sits who added just this to the dice.
    fn seat_with(&self, contribution: Contribution) -> Option<Seat>;
    /// The table as a viewer may see it, as JSON.
    fn view(&self, viewer: Viewer, now: Millis) -> String;
    /// The game so far, with the secret once it is over. It holds the truth.
    fn record(&self) -> String;

    /// Lets a client follow the table, and tells it what happened since a version, or how things stand.
    fn admit(&mut self, id: ClientId, member: Member, since: Option<usize>, now: Millis) -> Told;
    /// A client is gone.
    fn dismiss(&mut self, id: ClientId);
    /// These clients follow the table as spectators from now on.
    fn unseat(&mut self, clients: &[ClientId]);
    /// Does anybody follow the table?
    fn is_followed(&self) -> bool;

    /// Takes a message of a client that was [admitted](AnyHost::admit).
    fn hear(&mut self, from: ClientId, message: Request, now: Millis) -> Heard;
    /// Tells a client, in its language, why its request is not granted.
    fn refuse(&self, to: ClientId, id: Option<RequestId>, denied: &Denied) -> Told;
    /// Grants a request, of a client or not, or says why not.
    fn perform(&mut self, who: Who, request: &Request, now: Millis) -> Result<Performed, Denied>;
    /// Does what no client asked for: a newcomer sits down, a bot moves, time runs out.
    fn act(&mut self, action: Command, now: Millis) -> Result<Commit, Denied>;
    /// Lets happen what is due without anybody's doing: at a table that was loaded before a roll, the roll.
    fn go_on(&mut self, now: Millis) -> Option<Commit>;
    /// The last commit is kept. Tells whoever asked for it, and those who are about to move; if the game begins or
    /// ends, or people are asked for their parts of the dice, everybody.
    fn kept(&mut self, now: Millis) -> Vec<Told>;
    /// Is there anybody who has not been told all that happened?
    fn is_behind(&self) -> bool;
    /// Tells everybody all that happened.
    fn tell_all(&mut self, now: Millis) -> Vec<Told>;

    /// Reads a line of the log of this table.
    fn replay(&mut self, line: &str) -> Result<(), Denied>;
    /// Remembers that a request was granted.
    fn remember(&mut self, asked: &str, version: usize);
    /// Forgets all that happened: the log of the table with this secret is about to be replayed from its first line.
    fn start_over(&mut self, secret: Secret);

    /// The bot's move that the table waits for.
    fn bot_job(&self) -> Option<Job>;
    /// Does the table wait for a bot?
    fn has_bot_to_move(&self) -> bool;
    /// The move that the script has the next player make.
    fn scripted(&self) -> Option<(Seat, String)>;
    /// Hints were found for a client.
    fn hinted(&mut self, client: ClientId, id: &RequestId, hints: Vec<Advice>) -> Option<Told>;
}

impl<G: Game> Host<G> {
    /// The host of a table that nobody follows yet.
    pub fn new(table: Table<G>) -> Host<G> {
        Host {
            told_moment: moment(&table),
            table,
            audience: Audience::default(),
            changes: VecDeque::new(),
            memory: RECENT,
            granted: Granted::default(),
            acknowledge: None,
            waiting: Vec::new(),
            anyone_starts: false,
            script: Script::default(),
        }
    }

    /// The same host, who remembers all that happened: whoever looks next is told from the start.
    #[must_use]
    pub fn remembering_all(self) -> Host<G> {
        Host { memory: usize::MAX, ..self }
    }

    /// The same host, where anybody who sits here may seat bots and start.
    #[must_use]
    pub fn letting_anyone_start(self, anyone_starts: bool) -> Host<G> {
        Host { anyone_starts, ..self }
    }

    /// The same host, where players follow the plies of a lesson.
    #[must_use]
    pub fn following(self, script: Vec<String>) -> Host<G> {
        Host { script: Script(script), ..self }
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// What happened after a version, as far as it is remembered. It holds the truth.
    pub fn changes_since(&self, version: usize) -> impl Iterator<Item = &Change<G>> {
        self.changes.iter().filter(move |change| change.version > version)
    }

    fn push_change(&mut self, change: Change<G>) {
        if let Fact::Sat { seat, .. } = change.entry.fact {
            self.granted.forget(seat);
        }
        if self.changes.len() == self.memory {
            self.changes.pop_front();
        }
        self.changes.push_back(change);
    }

    /// Writes the changes as lines of the log, and remembers them.
    fn commit(&mut self, version: usize, changes: Vec<Change<G>>, asked: Option<String>) -> Commit {
        let mut lines = String::new();
        for change in changes {
            if !lines.is_empty() {
                lines.push('\n');
            }
            write!(lines, "{}", change.entry).expect("writing to a string can't fail");
            self.push_change(change);
        }
        Commit { version, lines, asked }
    }

    /// People at one screen see together what one of them asks, and answer together.
    fn answer_together(&mut self, changes: &mut Vec<Change<G>>, now: Millis) {
        for seat in Seat::all(self.table.places().len() as u8) {
            if let Some(request) = self.table.request().map(|request| request.number) {
                let answer = Command::Answer { seat, request, agree: true };
                changes.extend(self.table.act(answer, now).unwrap_or_default());
            }
        }
    }

    /// What a viewer may know of what happened after a version, if that is remembered.
    fn seen_since(&self, version: usize, viewer: Viewer) -> Option<Vec<ChangeView<G::Event>>> {
        let oldest = self.changes.front().map_or(self.table.version(), |change| change.version - 1);
        let fits = (oldest..=self.table.version()).contains(&version);
        fits.then(|| self.changes_since(version).map(|change| change.seen_by(viewer)).collect())
    }

    /// The table as a viewer may see it. Where a script says which move comes next, only that one is offered.
    fn table_view(&self, viewer: Viewer, now: Millis) -> TableView<G::View> {
        let mut view = self.table.view(viewer, now);
        if let Some((seat, next)) = self.script.next(&self.table) {
            view.moves.retain(|mv| Some(seat) == view.you && mv == next);
        }
        view
    }

    fn snapshot(&self, viewer: Viewer, past: bool, now: Millis) -> UpdateOf<G> {
        let ChatPage { first, lines } = self.chat(None);
        Update::View {
            version: self.table.version(),
            chat: lines,
            chat_before: first,
            past: if past { self.table.past(viewer) } else { Vec::new() },
            view: self.table_view(viewer, now),
        }
    }

    /// What happened after a version, with the view if it is wanted now.
    fn delta(&self, viewer: Viewer, views: Views, since: usize, turning: bool, now: Millis) -> UpdateOf<G> {
        let wanted = match views {
            Views::Always => true,
            Views::MyTurn => turning || self.table.is_turn_of(viewer),
            Views::Seldom => turning,
        };
        match self.seen_since(since, viewer) {
            Some(news) => Update::News {
                version: self.table.version(),
                news,
                view: wanted.then(|| self.table_view(viewer, now)),
                moves: if wanted { Vec::new() } else { self.table.moves(viewer) },
            },
            None => self.snapshot(viewer, false, now),
        }
    }

    /// Tells those who are chosen what they have not been told yet. Those who see the same share one text.
    fn tell(&mut self, turning: bool, now: Millis, chosen: impl Fn(&Listener) -> bool) -> Vec<Told> {
        let version = self.table.version();
        let mut all: Vec<(Viewer, Views, usize, Told)> = Vec::with_capacity(2);
        let mut audience = core::mem::take(&mut self.audience);
        for listener in audience.0.iter_mut().filter(|listener| listener.told < version && chosen(listener)) {
            let (viewer, views) = (listener.member.who.viewer, listener.member.views);
            let since = core::mem::replace(&mut listener.told, version);
            let same =
                |(v, w, s, _): &&mut (Viewer, Views, usize, Told)| (*v, *w, *s) == (viewer, views, since);
            if let Some((.., told)) = all.iter_mut().find(same) {
                told.to.push(listener.id);
            } else {
                let text = text(&self.delta(viewer, views, since, turning, now));
                all.push((viewer, views, since, Told { to: vec![listener.id], text }));
            }
        }
        self.audience = audience;
        all.into_iter().map(|(.., told)| told).collect()
    }

    fn names(&self) -> Vec<String> {
        self.table.places().iter().map(|place| place.name().to_owned()).collect()
    }

    fn answer(&mut self, from: ClientId, who: Who, message: Request, now: Millis) -> Result<Heard, Denied> {
        let seat = if let Viewer::Seat(seat) = who.viewer { Some(seat) } else { None };
        let told = |update: UpdateOf<G>| Ok(Heard::Told(Told { to: vec![from], text: text(&update) }));
        match (message, seat) {
            (Request::Ping, _) => told(Update::Pong),
            (Request::Try { id, moves }, Some(seat)) => {
                let next = self.script.next(&self.table).map(|(_, next)| next.to_owned());
                Ok(Heard::Try(Trying::new(from, seat, id, self.table.trials(seat, moves), next)))
            }
            (Request::Hint { id }, Some(seat)) => {
                if self.waiting.iter().any(|(client, _)| *client == from) {
                    return Err(Denied::Busy);
                }
                self.table.check_advice(seat).map_err(|fault| refused(&fault))?;
                self.waiting.push((from, id.clone()));
                Ok(Heard::Think(self.job(Wanted::Hints { client: from, id })))
            }
            (Request::Withdraw { id }, Some(seat)) => {
                let version = self.granted.withdraw(seat, id.as_str()).ok_or(Denied::Withdrawn)?;
                told(Update::Ack { id, version })
            }
            (request, _) => match self.perform(who, &request, now)? {
                Performed::Now(commit) => {
                    self.acknowledge = request.id().map(|id| (from, id.clone()));
                    Ok(Heard::Keep(commit))
                }
                Performed::Before(version) => match request.id() {
                    Some(id) => told(Update::Ack { id: id.clone(), version }),
                    None => Err(Denied::NoRequest),
                },
            },
        }
    }

    fn job(&self, wanted: Wanted) -> Job {
        let (version, seed) = (self.table.version(), self.table.bot_seed());
        Job { game: G::ID.to_owned(), record: self.table.record().to_text(), version, seed, wanted }
    }
}

/// What the table or the game says against it.
fn refused<G: Game>(fault: &Fault<G>) -> Denied {
    Denied::Refused(fault.sentence())
}

/// A message as JSON.
pub(crate) fn text<V: Serialize, E: Serialize>(update: &Update<V, E>) -> String {
    let [with_view, without] = CAPACITY;
    let shows = matches!(update, Update::View { .. } | Update::News { view: Some(_), .. });
    let mut text = Vec::with_capacity(if shows { with_view } else { without });
    serde_json::to_writer(&mut text, update).expect("a message can be written as JSON");
    String::from_utf8(text).expect("JSON is text")
}

impl<G: Game> AnyHost for Host<G> {
    fn version(&self) -> usize {
        self.table.version()
    }

    fn stage(&self) -> Stage {
        self.table.stage()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn deadline(&self) -> Option<Millis> {
        self.table.deadline()
    }

    fn overdue(&self, now: Millis) -> Option<Command> {
        self.table.overdue(now)
    }

    fn host(&self) -> Option<Seat> {
        self.table.host()
    }

    fn lines(&self) -> [usize; 2] {
        let all = self.table.chat();
        let players = all.iter().filter(|(_, from, _)| matches!(from, Speaker::Seat(_))).count();
        [players, all.len() - players]
    }

    fn chat(&self, before: Option<usize>) -> ChatPage {
        let chat = self.table.chat();
        let end = before.unwrap_or(chat.len()).min(chat.len());
        let first = end.saturating_sub(CHAT);
        let line = |(at, from, text): &(Millis, Speaker, String)| Line {
            at: *at,
            from: from.clone(),
            text: text.clone(),
        };
        ChatPage { first, lines: chat[first..end].iter().map(line).collect() }
    }

    fn has_person(&self) -> bool {
        self.table.places().iter().any(Place::is_present)
    }

    fn seats(&self) -> Vec<PlaceCard> {
        let card = |(seat, place): (Seat, &Place)| PlaceCard {
            seat,
            name: place.name().to_owned(),
            open: place.occupant == Occupant::Open,
            bot: place.bot().map(|level| level.id().to_owned()),
        };
        Seat::all(self.table.places().len() as u8).zip(self.table.places()).map(card).collect()
    }

    fn seat_with(&self, wanted: Contribution) -> Option<Seat> {
        let added = |place: &Place| matches!(place.occupant, Occupant::Human { contribution, .. } if contribution == wanted);
        Seat::all(self.table.places().len() as u8).find(|seat| added(&self.table.places()[seat.index()]))
    }

    fn view(&self, viewer: Viewer, now: Millis) -> String {
        serde_json::to_string(&self.table_view(viewer, now)).expect("a view can be written as JSON")
    }

    fn record(&self) -> String {
        self.table.record().to_text()
    }

    fn admit(&mut self, id: ClientId, member: Member, since: Option<usize>, now: Millis) -> Told {
        let viewer = member.who.viewer;
        let update = match since.and_then(|since| self.seen_since(since, viewer)) {
            Some(news) => Update::News {
                version: self.table.version(),
                news,
                view: Some(self.table_view(viewer, now)),
                moves: Vec::new(),
            },
            None => self.snapshot(viewer, since.is_some(), now),
        };
        if !self.is_followed() {
            self.told_moment = moment(&self.table);
        }
        self.audience.admit(id, member, self.table.version());
        Told { to: vec![id], text: text(&update) }
    }

    fn dismiss(&mut self, id: ClientId) {
        self.audience.remove(id);
        self.waiting.retain(|(client, _)| *client != id);
    }

    fn unseat(&mut self, clients: &[ClientId]) {
        for listener in self.audience.0.iter_mut().filter(|listener| clients.contains(&listener.id)) {
            listener.member.who.viewer = Viewer::Spectator;
        }
    }

    fn is_followed(&self) -> bool {
        !self.audience.0.is_empty()
    }

    fn hear(&mut self, from: ClientId, message: Request, now: Millis) -> Heard {
        let who = self.audience.member(from).map_or(Who::at(Viewer::Spectator), |member| member.who);
        let id = message.id().cloned();
        let heard = self.answer(from, who, message, now);
        heard.unwrap_or_else(|denied| Heard::Told(self.refuse(from, id, &denied)))
    }

    fn refuse(&self, to: ClientId, id: Option<RequestId>, denied: &Denied) -> Told {
        let sentence = denied.sentence();
        let voice = self.audience.member(to).map_or(crate::silent as crate::Voice, |member| member.voice);
        let why = Refused { text: voice(&sentence, &self.names()), sentence };
        Told { to: vec![to], text: text(&UpdateOf::<G>::Refused { id, why }) }
    }

    fn perform(&mut self, who: Who, request: &Request, now: Millis) -> Result<Performed, Denied> {
        let asked = match who.viewer {
            Viewer::Seat(seat) => Asked::of(seat, request),
            Viewer::Spectator => None,
        };
        match asked.as_ref().and_then(|asked| self.granted.find(asked)) {
            Some(Before::Granted(version)) => return Ok(Performed::Before(version)),
            Some(Before::OtherContent) => return Err(Denied::IdUsed),
            Some(Before::Withdrawn) => return Err(Denied::Withdrawn),
            None => {}
        }
        let action = command(&self.table, self.anyone_starts, who, request)?;
        if let Command::Play { mv, .. } = &action
            && self.script.forbids(&self.table, mv)
        {
            return Err(Denied::Refused(ScriptFault::NotNow.sentence()));
        }
        let version = self.table.version() + 1;
        let mut changes = self.table.act(action, now).map_err(|fault| refused(&fault))?;
        if who.shared_screen {
            self.answer_together(&mut changes, now);
        }
        let text = asked.as_ref().map(Asked::to_text);
        let commit = self.commit(version, changes, text);
        if let Some(asked) = &asked {
            self.granted.add(asked, version);
        }
        Ok(Performed::Now(commit))
    }

    fn act(&mut self, action: Command, now: Millis) -> Result<Commit, Denied> {
        let version = self.table.version() + 1;
        let changes = self.table.act(action, now).map_err(|fault| refused(&fault))?;
        Ok(self.commit(version, changes, None))
    }

    fn go_on(&mut self, now: Millis) -> Option<Commit> {
        let version = self.table.version() + 1;
        let changes = self.table.go_on(now);
        (!changes.is_empty()).then(|| self.commit(version, changes, None))
    }

    fn kept(&mut self, now: Millis) -> Vec<Told> {
        let turning = moment(&self.table) != self.told_moment;
        self.told_moment = moment(&self.table);
        let version = self.table.version();
        let ack = self.acknowledge.take().map(|(client, id)| {
            let text = text(&UpdateOf::<G>::Ack { id, version });
            Told { to: vec![client], text }
        });
        let turn = self.table.turn();
        let waits = |listener: &Listener| {
            turning || matches!(turn, Turn::Seat(seat) if listener.member.who.viewer.is(seat))
        };
        ack.into_iter().chain(self.tell(turning, now, waits)).collect()
    }

    fn is_behind(&self) -> bool {
        self.audience.0.iter().any(|listener| listener.told < self.table.version())
    }

    fn tell_all(&mut self, now: Millis) -> Vec<Told> {
        self.tell(false, now, |_| true)
    }

    fn replay(&mut self, line: &str) -> Result<(), Denied> {
        let entry = LogLine::parse(line).map_err(|at| Denied::Refused(at.fault.sentence()))?;
        let change = self.table.replay(&entry).map_err(|fault| refused(&fault))?;
        self.push_change(change);
        Ok(())
    }

    fn remember(&mut self, asked: &str, version: usize) {
        self.granted.read(asked, version);
    }

    fn start_over(&mut self, secret: Secret) {
        self.table = self.table.before_anything(secret);
        self.changes.clear();
        self.granted.clear();
        self.acknowledge = None;
    }

    fn bot_job(&self) -> Option<Job> {
        self.table.bot_to_move().map(|(_, level)| self.job(Wanted::Move(level)))
    }

    fn has_bot_to_move(&self) -> bool {
        self.table.bot_to_move().is_some()
    }

    fn scripted(&self) -> Option<(Seat, String)> {
        self.script.next(&self.table).map(|(seat, mv)| (seat, mv.to_owned()))
    }

    fn hinted(&mut self, client: ClientId, id: &RequestId, hints: Vec<Advice>) -> Option<Told> {
        let waiting = self.waiting.iter().position(|(waiting, asked)| (*waiting, asked) == (client, id))?;
        let (_, id) = self.waiting.swap_remove(waiting);
        Some(Told { to: vec![client], text: text(&UpdateOf::<G>::Hints { id, hints }) })
    }
}
