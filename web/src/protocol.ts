// Written by tools/typescript.py from the types of the Python code. Change them there, not here.

export type FromClient =
  | Hello
  | Sit
  | StandUp
  | Invite
  | Dismiss
  | Start
  | Act
  | TakeBack
  | Resign
  | Return
  | Rematch
  | Say
  | AskHint
  | AskWhy;

export type Command = Sit | StandUp | Invite | Dismiss | Start | Act | TakeBack | Resign | Return | Rematch;

export type ToClient = Welcome | Update | Chat | Presence | Hint | Why | Accepted | Refused;

export type News =
  | TableMade
  | SatDown
  | StoodUp
  | BotInvited
  | Started
  | Played
  | TookBack
  | Resigned
  | Returned
  | ClockRestarted
  | RematchMade;

export type Event =
  | Drew
  | LootTurnedOver
  | PoliceTurnedOver
  | PilesSplit
  | AuctionBegan
  | Passed
  | BidMade
  | RowWon
  | RowStayed
  | RowDiscarded
  | Stole
  | OutOfRound
  | RoundEnded
  | RoundScored
  | RoundBegan
  | GameOver;

export type Clock = NoClock | MoveClock | TotalClock | DayClock;

export type Status = "finished" | "playing" | "waiting";

export type Level = "easy" | "hard" | "normal";

export type By = "bot" | "clock" | "player";

export type ChatRoom = "players" | "spectators";

export type Cause = "forced" | "full-row" | "police";

export type Decision = "auction" | "chance" | "over" | "turn";

export type Pile = "left" | "right";

/** The first message on every connection: who is there, and how much of the table they know. */
export interface Hello {
  type: "hello";
  protocol: number;
  /** Without one, one only watches. */
  key?: string | null;
  /** The version on the screen of someone who comes back: the answer tells what has happened since. */
  version?: number | null;
  /** The number of the last chat line on the screen. */
  chat?: number;
}

/** Take a free seat, or one that a rematch keeps for the asker; or take another name at one's own. */
export interface Sit {
  type: "sit";
  name: string;
  /** The first free one, if none is named. */
  seat?: string | null;
  contribution?: string;
  request: string;
}

/** Give up a seat before the game has begun. */
export interface StandUp {
  type: "stand-up";
  seat: string;
  request: string;
}

/**
 * Give a free seat to a bot, or let another bot take the place of one.
 *
 * Like all that runs a table, it is for whoever made the table; if they do not sit at it, for everyone who does.
 */
export interface Invite {
  type: "invite";
  seat: string;
  level: Level;
  request: string;
}

/**
 * Send a bot away before the game has begun, or give up the seat that is kept for someone who does not come.
 *
 * Only whoever made the table may send a player away who has sat down.
 */
export interface Dismiss {
  type: "dismiss";
  seat: string;
  request: string;
}

/** Begin the game: every seat is taken. */
export interface Start {
  type: "start";
  request: string;
}

/** Make a move: `draw left`, `auction`, `steal driver,ring`, `pass`, `bid 7`. */
export interface Act {
  type: "act";
  seat: string;
  version: number;
  move: string;
  request: string;
}

/**
 * Take back one's last move, while no card has been turned over since and nobody else has acted.
 *
 * The end of the game stands; and that of a round, where it has shown what lay face down.
 */
export interface TakeBack {
  type: "take-back";
  seat: string;
  version: number;
  request: string;
}

/** Leave the game: a bot plays on. */
export interface Resign {
  type: "resign";
  seat: string;
  request: string;
}

/** Take one's seat back from the bot. */
export interface Return {
  type: "return";
  seat: string;
  request: string;
}

/** A new table for the same people, when the game is over. */
export interface Rematch {
  type: "rematch";
  request: string;
}

/** Say something in the chat: players among themselves, spectators among themselves. */
export interface Say {
  type: "say";
  request: string;
  text: string;
  /** The name of a spectator; a player goes by the name of the seat. */
  name?: string | null;
}

/** Ask what a bot would do in this seat, which must be to decide. */
export interface AskHint {
  type: "ask-hint";
  request: string;
  seat: string;
  version: number;
}

/** Ask why a move of one's own cannot be made now. Nothing is tried, and nothing changes. */
export interface AskWhy {
  type: "ask-why";
  request: string;
  seat: string;
  /** As in `act`; `steal` alone asks whether anything can be stolen. */
  move: string;
  /** Without one, the game as it stands. */
  version?: number | null;
}

/** The answer to hello: the whole table, and what has happened since the version that was named, if it is known. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** The time of the server, in milliseconds since 1970: clocks are read by it. */
  now: number;
  table: TableShown;
  you: You;
  happenings: Happening[];
  chat: ChatLine[];
  presence: Presence;
}

/** Something happened: what, and the table since then. */
export interface Update {
  type: "update";
  now: number;
  happenings: Happening[];
  table: TableShown;
  you: You;
}

/** Someone said something. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** Who is here: the seats whose player is connected, and how many only watch. */
export interface Presence {
  type: "presence";
  here: string[];
  watching: number;
}

/** What a bot would do: its options, the best first. */
export interface Hint {
  type: "hint";
  request: string;
  version: number;
  seat: string;
  options: HintOption[];
}

/** Why a move cannot be made: what it would be refused with. */
export interface Why {
  type: "why";
  request: string;
  move: string;
  /** null if it can be made. */
  code: string | null;
  /** The reason in English; empty if the move can be made. */
  message: string;
  facts: Record<string, unknown>;
}

/** A request was granted, and is saved. */
export interface Accepted {
  type: "accepted";
  request: string;
  /** The version of the table since then; for a line in the chat, its number. */
  version: number;
}

/** A request was refused, and changed nothing. */
export interface Refused {
  type: "refused";
  /** null if the message could not be read so far. */
  request: string | null;
  code: string;
  /** The reason in English; clients word the code and its facts in the language of the player. */
  message: string;
  facts: Record<string, unknown>;
}

/** The table is there, and the server has committed itself to a secret. */
export interface TableMade {
  news: "table-made";
}

/** A player took a seat. */
export interface SatDown {
  news: "sat-down";
  seat: string;
  name: string;
}

/** A seat is free again: its player left, or was sent away. */
export interface StoodUp {
  news: "stood-up";
  seat: string;
}

/** A bot took a seat. */
export interface BotInvited {
  news: "bot-invited";
  seat: string;
  name: string;
  level: Level;
}

/** The game began: the lot has given each seat its cheques. */
export interface Started {
  news: "started";
}

/** A move was made; the events of the game say which, and what came of it. */
export interface Played {
  news: "played";
  seat: string;
  by: By;
  /** The time ran out once too often: from now on a bot has the seat, until the player returns. */
  takes_over?: boolean;
}

/** A player took the last move back. */
export interface TookBack {
  news: "took-back";
  seat: string;
}

/** A player left, and a bot plays on in that seat. */
export interface Resigned {
  news: "resigned";
  seat: string;
}

/** A player took the seat back from the bot. */
export interface Returned {
  news: "returned";
  seat: string;
}

/** Time ran out while no server was there: the decision gets its time anew. */
export interface ClockRestarted {
  news: "clock-restarted";
  seat: string;
}

/** There is a new table for the same people. */
export interface RematchMade {
  news: "rematch-made";
  table: string;
}

/** A player takes the top card of a pile; the next event shows which it is. */
export interface Drew {
  event: "drew";
  seat: string;
  pile: Pile;
}

/** The card is loot, and goes to a place in the row. */
export interface LootTurnedOver {
  event: "loot-turned-over";
  seat: string;
  pile: Pile;
  card: string;
  place: number;
}

/** The card is police: the `number`-th on the track, of the `raid_at` that bring the raid. */
export interface PoliceTurnedOver {
  event: "police-turned-over";
  seat: string;
  pile: Pile;
  number: number;
  raid_at: number;
}

/** A pile ran out and half of the other took its place. */
export interface PilesSplit {
  event: "piles-split";
  left: number;
  right: number;
}

/** A player caused an auction, and will bid last. */
export interface AuctionBegan {
  event: "auction-began";
  seat: string;
  cause: Cause;
}

/** A player passed. */
export interface Passed {
  event: "passed";
  seat: string;
}

/** A player bid a cheque. */
export interface BidMade {
  event: "bid-made";
  seat: string;
  cheque: number;
}

/** A player takes the row and, face down, the cheque of the centre; the winning cheque is the new centre. */
export interface RowWon {
  event: "row-won";
  seat: string;
  cards: [number, string][];
  /** The cheque that won. */
  cheque: number;
  /** The cheque that lay in the centre; null for eyes that may not see what the winner has face down. */
  taken: number | null;
}

/** Everyone passed after police: the row stays. */
export interface RowStayed {
  event: "row-stayed";
}

/** Everyone passed after the last place was filled: the row leaves the game. */
export interface RowDiscarded {
  event: "row-discarded";
  cards: [number, string][];
}

/** A player gave up a thief for each of these cards. */
export interface Stole {
  event: "stole";
  seat: string;
  cards: [number, string][];
}

/** A player has no face-up cheque left, and waits for the next round. */
export interface OutOfRound {
  event: "out-of-round";
  seat: string;
}

/** The round is over, by a raid or because the last face-up cheque was used. Row and police leave the game. */
export interface RoundEnded {
  event: "round-ended";
  round: number;
  by: "last-cheque" | "raid";
  row: [number, string][];
  police: number;
}

/** The points of a round, the totals with them, and the crossed cards that leave each family. */
export interface RoundScored {
  event: "round-scored";
  round: number;
  sheets: Record<string, Record<string, number>>;
  totals: Record<string, number>;
  discarded: Record<string, Record<string, number>>;
}

/** All cheques are face up again; the holder of the highest begins. */
export interface RoundBegan {
  event: "round-began";
  round: number;
  seat: string;
  face_up: Record<string, number[]>;
}

/** The game is over. */
export interface GameOver {
  event: "game-over";
  totals: Record<string, number>;
  winners: string[];
}

/** Everyone takes the time they need. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for each decision. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** So many seconds for the whole game, and some more for each decision that was made. */
export interface TotalClock {
  kind: "total";
  seconds: number;
  increment: number;
}

/** So many days for each decision: for a game over a week or two. */
export interface DayClock {
  kind: "days";
  days: number;
}

/** A new table. */
export interface NewTable {
  id: string;
  /** The link to send to friends. It gives the right to take a free seat or to watch, no more. */
  link: string;
  commitment: string;
}

/** A table as it stands now. */
export interface Snapshot {
  now: number;
  table: TableShown;
  you: You;
  links: Links;
}

/** Some tables of a list, the latest first. */
export interface Page {
  tables: Summary[];
  /** What to ask for to get the tables after these; null if there are no more. */
  next: string | null;
}

/** Everything that has happened at a table so far. */
export interface History {
  happenings: Happening[];
}

/** A game, as far as it may be shown, as one pair of eyes saw it. */
export interface Replay {
  edition: string;
  options: Options;
  /** The record of the game, with the proof of its deck; null before its end. */
  record: Record<string, unknown> | null;
  /** The start, and what was done since then, ply by ply. */
  steps: ReplayStep[];
}

/** What the client gets to read. */
export interface Refusal {
  code: string;
  message: string;
  facts: Record<string, unknown>;
}

/** The table, as everyone may see it. */
export interface TableShown {
  id: string;
  version: number;
  status: Status;
  setup: Setup;
  seats: ChairShown[];
  /** What the server has committed itself to: the proof of the deck, which comes when the game is over. */
  commitment: string;
  game: View | null;
  clock: ClockShown;
  rematch: string | null;
  made_at: number;
}

/** What belongs to the holder of a key. */
export interface You {
  seats: YourSeat[];
  /** Whether this key made the table. */
  host: boolean;
}

/** One change of the table: its version since then, and what happened in the game. */
export interface Happening {
  version: number;
  at: number;
  news: News;
  events: Event[];
}

/** One line of the chat. */
export interface ChatLine {
  number: number;
  room: ChatRoom;
  at: number;
  name: string;
  seat: string | null;
  text: string;
}

/** One of the moves that a bot weighed, with what it expects of it. */
export interface HintOption {
  move: string;
  win_chance: number | null;
  points: number | null;
}

/** Where a table is found, to send to others. */
export interface Links {
  /** The page of the table. */
  table: string;
  /** The record of the game, with its proof; null while it is not over. */
  record: string | null;
  /** The page that plays the game again; null while it is not over. */
  replay: string | null;
}

/** The table in a list of tables. */
export interface Summary {
  id: string;
  status: Status;
  setup: Setup;
  seats: ChairShown[];
  made_at: number;
  changed_at: number;
  to_act: string | null;
  round: number | null;
  totals: Record<string, number> | null;
  winners: string[];
}

/** Choices on top of any edition. */
export interface Options {
  /** Draw from two piles, or from one. */
  piles: number;
  /** Whether everyone may look up the face-down cheques of others, or must remember them. */
  open_cheques: boolean;
}

/** One ply of a game, and the table after it. */
export interface ReplayStep {
  /** As a record spells it: `A draw left`, or `= ring` for a card; null for the start. */
  move: string | null;
  /** The version of the table since then; null for a game from a record. */
  version: number | null;
  events: Event[];
  view: View;
}

/** What someone asks for who wants a new table. */
export interface Setup {
  players: number;
  edition: string;
  piles: number;
  /** Whether everyone may look up the face-down cheques of others, or must remember them. */
  open_cheques: boolean;
  clock: Clock;
  /** Whether the table is listed in the lobby; else only the link leads to it. */
  open: boolean;
  /** Whether players may ask what a bot would do. */
  hints: boolean;
  /** Which seats bots take right away. */
  bots: Record<string, Level>;
}

/** A seat, and who has it; without a name it is free. */
export interface ChairShown {
  seat: string;
  name: string | null;
  /** The level of the bot that has it; null for a player. */
  level: Level | null;
  /** Whether a bot plays for the player who has it. */
  away: boolean;
  /** Whether the game can begin as far as this seat is concerned; a seat that a rematch keeps is not, at first. */
  ready: boolean;
  /** Whether its player may invite bots, send them away and begin the game, while it has not begun. */
  runs: boolean;
}

/** The table, as seen from a seat, or by everyone. */
export interface View {
  /** Whose eyes these are; null for what everyone sees. */
  seat: string | null;
  edition: string;
  round: number;
  decision: Decision;
  to_act: string | null;
  turn: string | null;
  row: (string | null)[];
  police: number;
  raid_at: number;
  centre: number;
  piles: Partial<Record<Pile, number>>;
  drawing_from: Pile | null;
  undrawn: Record<string, number>;
  auction: Auction | null;
  seats: SeatView[];
  /** The moves of this seat, if it is to decide now. */
  legal: string[];
  winners: string[];
}

/** The clocks, in milliseconds. */
export interface ClockShown {
  /** What each seat had left for the whole game when its clock last stopped, where there is such a time. */
  left: Record<string, number>;
  running: string | null;
  since: number;
  deadline: number | null;
}

/** A seat of one's own. */
export interface YourSeat {
  seat: string;
  /** What only its player sees and may do; null before the game. */
  own: Own | null;
  can_take_back: boolean;
}

/** The auction that is under way. */
export interface Auction {
  cause: Cause;
  /** Who caused it, and bids last. */
  caller: string;
  /** What each player did so far, in order: the cheque, or null for a pass. */
  bids: Record<string, number | null>;
  best_bid: number | null;
  best_bidder: string | null;
}

/** One player, as seen from a seat. */
export interface SeatView {
  seat: string;
  name: string;
  family: Record<string, number>;
  face_up: number[];
  /** The cheques won in this round; null for one that lies face down to this pair of eyes. */
  face_down: (number | null)[];
  total: number;
  /**
   * What the player would score if the round ended now, without `cheques` where those are hidden. When the game is
   * over: what the last round brought.
   */
  scores_now: Record<string, number>;
  /** Whether the player has to wait for the next round. */
  out: boolean;
}

/** What a player sees beyond what everyone sees. */
export interface Own {
  seat: string;
  /** The moves of this seat, if it is to decide now. */
  legal: string[];
  /** The cheques that this seat has won in this round. */
  face_down: number[];
  /**
   * What the cards of the row would add to `scores_now` of this seat, item by item and as `total`; items that
   * would stay as they are are left out, and so are the cheques that change hands for it.
   */
  row_worth: Record<string, number>;
}
