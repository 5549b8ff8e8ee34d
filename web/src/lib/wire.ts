/** What goes over the wire. Written by tools/wire.py from the server's types: do not edit. */

export type Action = (string | number)[];

export type TableState = 'waiting' | 'playing' | 'over';

export type OptionValue = string | number | boolean;

/** One thing on a panel, or one place that can be clicked. `x`, `y` is its centre, in the panel's units. */
export interface Piece {
  id: string;
  face: string;
  x: number;
  y: number;
  w?: number;
  /** Its size; 0: that of its face. With only one given the other keeps the face's proportions. */
  h?: number;
  /** Degrees clockwise about its centre. */
  turn?: number;
  /** Painted in the order of z, then of the list. */
  z?: number;
  /** Short text over the face (a number, a name); a line break starts a new line. */
  label?: string;
  /** The label's font size in the panel's units; 0: as the face says. */
  size?: number;
  /** A colour "#rrggbb" for what the face draws in currentColor; empty: the owner's. */
  tone?: string;
  /** A sentence shown on hovering, and the name that a screen reader says. */
  tip?: string;
  owner?: number | null;
  /** Mirrored left to right, then turned. */
  flip?: boolean;
  /** Drawn faintly: used up, exhausted or out of play for now. */
  dim?: boolean;
  /** May it be dragged? To the next piece of a legal action that names it, or to its place in an action's ghost. */
  drag?: boolean;
  /** When it moves it travels on an arc about this point (things standing on a turning disc). */
  pivot?: [number, number] | null;
  /** Shown only to the seat whose mat it is on: a button. It is no secret, for everybody is sent it. */
  own?: boolean;
}

/** A rectangle of pieces with its own units, scaled to the room it gets. */
export interface Panel {
  id: string;
  title: string;
  w: number;
  h: number;
  pieces: Piece[];
  slot?: string;
  /** The slot of a mat for its own seat; empty: among the boards, as a mat. */
  own?: string;
  /** By seat: how far all that has a pivot is turned for it, so that its own place at a round board is below. */
  turns?: number[];
  /** A face drawn behind everything over the whole panel. */
  back?: string;
  /** The main number, large, beside the title (a player's score). */
  badge?: string;
  /** Is this seat asked now? */
  lit?: boolean;
}

/** Everything that one seat (or, with `seat` None, a spectator) sees now. */
export interface Picture {
  panels: Panel[];
  seat?: number | null;
  title?: string;
  /** One line on where the game stands: "round 3 of 5, disc 2 turns next". */
  note?: string;
  /** The badge of one's own box, where it counts what others may not know. */
  score?: string;
}

/** A drawing in a box of `w` x `h`: an SVG fragment whose corner is 0, 0. Make them with `table.draw`. */
export interface Face {
  w: number;
  h: number;
  svg: string;
  /** The shape as a path in the box, for the glow and for clicks; empty: the box itself, rounded. */
  outline?: string;
  lx?: number;
  /** Where a piece's label is centred, as fractions of the box. */
  ly?: number;
  /** The label's font size, in the face's units. */
  size?: number;
  /** The label's colour. */
  ink?: string;
  /** How the label stands at its point: "middle", "start" or "end". */
  align?: string;
}

/** What is different in a panel. Pieces that are set keep their place in the list, those put go to its end. */
export interface PanelChange {
  id?: string;
  title?: string;
  w?: number;
  h?: number;
  slot?: string;
  own?: string;
  turns?: number[];
  back?: string;
  badge?: string;
  lit?: boolean;
  put?: Piece[];
  set?: Record<string, Record<string, unknown>>;
  gone?: string[];
  /** The order of the pieces, as numbers in the list that would result. */
  order?: number[];
}

/** What is different in a picture. */
export interface PictureChange {
  panels?: Record<string, PanelChange>;
  gone_panels?: string[];
  order?: string[];
  seat?: number | null;
  title?: string;
  note?: string;
  score?: string;
}

/** An action with its label, the pieces to click for it, and how they would lie afterwards. */
export interface Offer {
  a: Action;
  text?: string;
  touch: string[];
  ghost?: Piece[] | null;
  /** An optional extra beside the question. */
  free?: boolean;
  /** Hard to take back: the client asks for confirmation. */
  careful?: boolean;
}

/** An action that a player might look for, and why it is not possible now. */
export interface BlockedOffer {
  a: Action;
  text: string;
  why: string;
  guide?: string | null;
}

/** A question. For a long list (`many`) it has only actions and pieces. */
export interface WireAsk {
  version: number;
  /** What is asked, as a word of the rules: a question that is asked again ends what began with its last answer. */
  about: string;
  /** The number of choices when the turn began. */
  began: number;
  text: string;
  guide?: string | null;
  many?: boolean;
  actions: (Offer | [Action, string[]])[];
  blocked: BlockedOffer[];
}

/** A number that the player counts, and its change. */
export interface TallyChange {
  key: string;
  title: string;
  by: number;
}

/** What an action costs and brings, up to the next question. */
export interface Preview {
  a: Action;
  changes: TallyChange[];
  /** The changes that depend on chance or on hidden things. */
  unsure: string[];
  then?: string | null;
  passes?: boolean | null;
}

/** A line of the log: after which choice, about which seat and which things. */
export interface Line {
  at: number;
  text: string;
  seat: number | null;
  /** The things that the line names; the ids of their pieces contain them. */
  names?: string[] | null;
  /** Those of their pieces that changed with it. */
  pieces?: string[] | null;
}

/** A moment on the way to the present one: its picture, and how many of the new lines belong to it. */
export interface ShowStep {
  lines: number;
  picture: PictureChange;
}

/** A source of points. */
export interface ScoreItem {
  title: string;
  points: number;
}

/** A seat's points with their sources. */
export interface Score {
  total: number;
  items: ScoreItem[];
}

/** The timer of a real-time phase: its length in seconds, and when it runs out (server time, seconds). */
export interface Hourglass {
  of: number;
  ends: number;
}

/** The player of a seat. */
export interface Player {
  seat: number;
  name: string;
  kind: 'human' | 'bot' | 'open';
  level: string | null;
  connected: boolean;
  /** A bot stands in for a player who has left. */
  away: boolean;
  you?: boolean;
  /** When the time of a player who is asked runs out (server time, seconds). */
  due: number | null;
}

/** A seat that the table waits for, and what it decides. */
export interface Waiting {
  seat: number;
  text: string;
}

/** A text of a lesson, and what it points at. */
export interface LessonStep {
  n: number;
  text: string;
  why?: string | null;
  guide?: string | null;
  pieces: string[];
  panels: string[];
}

/** The progress of a guided first game: what to read now, and what to do then. */
export interface Lesson {
  at: number;
  of: number;
  steps: LessonStep[];
  do?: Offer | null;
  /** The previous text, while there is nothing new to read. */
  past?: string | null;
  /** A text for a learner who did something else. */
  strayed?: string | null;
  /** Nothing more is suggested after these texts. */
  last?: boolean;
}

/** Everything that is shown of a table, apart from the picture. */
export interface TableFacts {
  at: number;
  ask: WireAsk | null;
  waiting: Waiting[];
  scores: Score[];
  players: Player[];
  over: boolean;
  winners: number[];
  can_undo: boolean;
  lang: string;
  seat: number | null;
  game: string;
  state: TableState;
  note: string | null;
  hourglass: Hourglass | null;
  lesson: Lesson | null;
  /** What everybody should know about the origin of the table. */
  origin: string[];
}

/** The whole scene. */
export interface StateMessage {
  type: 'state';
  at: number;
  ask: WireAsk | null;
  waiting: Waiting[];
  scores: Score[];
  players: Player[];
  over: boolean;
  winners: number[];
  can_undo: boolean;
  lang: string;
  seat: number | null;
  game: string;
  state: TableState;
  note: string | null;
  hourglass: Hourglass | null;
  lesson: Lesson | null;
  /** What everybody should know about the origin of the table. */
  origin: string[];
  n: number;
  stream: string;
  table: string;
  picture: Picture;
  log: Line[];
  log_more?: boolean;
}

/** The difference to the message before; a field that is left out is unchanged. */
export interface ChangeMessage {
  type: 'change';
  n: number;
  picture?: PictureChange;
  log?: Line[];
  /** The log keeps only the lines up to this choice: something was undone, or is only now public. */
  log_cut?: number;
  /** What went by without a question. */
  steps?: ShowStep[];
  at?: number;
  ask?: WireAsk | null;
  waiting?: Waiting[];
  scores?: Score[];
  players?: Player[];
  over?: boolean;
  winners?: number[];
  can_undo?: boolean;
  state?: TableState;
  note?: string | null;
  hourglass?: Hourglass | null;
  lesson?: Lesson | null;
  origin?: string[];
}

/** The table as it was after an earlier choice. */
export interface Moment {
  type: 'moment';
  re: string;
  at: number;
  last: number;
  picture: Picture;
  scores: Score[];
  log: Line[];
}

/** A refusal: a code for programs, a sentence for people. */
export interface Refused {
  type: 'refused';
  re: string;
  code: string;
  why: string;
}

/** The connection ends. */
export interface Closed {
  type: 'closed';
  code: string;
  why: string;
}

/** Done, and stored. */
export interface Ack {
  type: 'ack';
  re: string;
  version: number;
}

/** Here, at this time. */
export interface Pong {
  type: 'pong';
  re: string;
  now: number;
}

/** Older lines of the log, and whether there are still older ones. */
export interface LogLines {
  type: 'log';
  re: string;
  log: Line[];
  more: boolean;
}

/** Previews of actions of the question of that version. */
export interface Previews {
  type: 'previews';
  re: string;
  version: number;
  previews: Preview[];
}

/** Actions of a long list, in words. */
export interface Described {
  type: 'described';
  re: string;
  actions: Offer[];
}

/** A reason of a hint. */
export interface Gain {
  title: string;
  value: number;
}

/** One of the best actions, what is expected of it, and the rest of the turn that goes with it. */
export interface HintAction {
  a: Action;
  text: string;
  expected?: number | null;
  gains?: Gain[];
  plan?: string[];
}

/** What a strong player would do. */
export interface Hint {
  type: 'hint';
  re: string;
  actions: HintAction[];
}

/** A value of an option. */
export interface Choice {
  value: string | number;
  title: string;
}

/** Something that may be chosen before the game. */
export interface GameOption {
  name: string;
  title: string;
  tip: string;
  kind: 'switch' | 'select' | 'number';
  default: OptionValue;
  choices: Choice[];
  lo: number | null;
  hi: number | null;
  seats: [number, number] | null;
}

/** A level of opponents. */
export interface Level {
  name: string;
  title: string;
  tip: string;
}

/** Where the facts of a content file come from. */
export interface Provenance {
  file: string;
  provenance: string;
  source: string;
}

/** A game on offer. */
export interface GameCard {
  name: string;
  title: string;
  tagline: string;
  seats: [number, number];
  minutes: [number, number];
  weight: number;
  since: number;
  designer: string;
  options: GameOption[];
  /** Has it a guided first game? */
  lesson: boolean;
  levels: Level[];
  provenance: Provenance[];
}

/** The first message: the client's key, and what it already has. */
export interface SayHello {
  type: 'hello';
  key?: string | null;
  lang?: string;
  stream?: string | null;
  since?: number | null;
  id?: string;
}

/** An answer to the open question of this version. */
export interface SayPlay {
  type: 'play';
  action: (string | number)[];
  version?: number | null;
  id?: string;
}

/** Undo the seat's last choice. */
export interface SayUndo {
  type: 'undo';
  version?: number | null;
  id?: string;
}

/** Request a hint. */
export interface SayHint {
  type: 'hint';
  id?: string;
}

/** Request the table as it was after a number of choices. */
export interface SayLook {
  type: 'look';
  at: number;
  id?: string;
}

/** Request older lines of the log: those of choices before `before`. */
export interface SayLog {
  type: 'log';
  before: number;
  id?: string;
}

/** Request the labels, pieces and ghosts of some actions of a long list. */
export interface SayDescribe {
  type: 'describe';
  actions: ((string | number)[])[];
  id?: string;
}

/** Request the previews of some actions of the question of this version. */
export interface SayPreview {
  type: 'preview';
  actions: ((string | number)[])[];
  version?: number | null;
  id?: string;
}

/** Change the language. */
export interface SayLanguage {
  type: 'lang';
  lang: string;
  id?: string;
}

/** Leave the lesson and play on. */
export interface SayLeave {
  type: 'leave';
  id?: string;
}

/** Request a `pong`. */
export interface SayPing {
  type: 'ping';
  id?: string;
}

/** Who sits there. */
export interface SeatShown {
  seat: number;
  name: string;
  kind: 'human' | 'bot' | 'open';
  level: string | null;
  connected: boolean;
  away: boolean;
  you: boolean;
}

/** Everybody's points at a moment. */
export interface ScorePoint {
  at: number;
  totals: number[];
}

/** Who is to sit there. */
export interface SeatPlan {
  kind: 'me' | 'open' | 'bot';
  level?: string | null;
  name?: string;
}

/** A table in a list. */
export interface TableSummary {
  table: string;
  game: string;
  title: string;
  created: number;
  touched: number;
  state: TableState;
  private: boolean;
  seats: SeatShown[];
  at: number;
  turn: number[];
  your_turn: boolean;
  role: 'seat' | 'owner' | 'watch' | null;
  seat: number | null;
  options: Record<string, OptionValue>;
  over: boolean;
  winners: number[];
  totals: number[];
}

/** A seat of a new table: one's own come with their key, open ones with their invitation. */
export interface SeatMade {
  seat: number;
  kind: 'human' | 'bot' | 'open';
  key: string | null;
  invite: string | null;
}

/** A new table and the secrets that belong to it: they are told only now. */
export interface Made {
  table: string;
  owner: string;
  watch: string | null;
  seats: SeatMade[];
}

/** A section of a guide. */
export interface GuideSection {
  anchor: string;
  level: number;
  title: string;
  html: string;
}

/** The points over the whole game. */
export interface Curve {
  seats: string[];
  points: ScorePoint[];
}

/** A choice that cost points, and the one that looked best. */
export interface Mistake {
  at: number;
  seat: number;
  chosen: string;
  better: string;
  cost: number;
}

export type ServerMessage =
  | StateMessage
  | ChangeMessage
  | Moment
  | Refused
  | Closed
  | Ack
  | Pong
  | LogLines
  | Previews
  | Described
  | Hint;

export type ClientMessage =
  | SayHello
  | SayPlay
  | SayUndo
  | SayHint
  | SayLook
  | SayLog
  | SayDescribe
  | SayPreview
  | SayLanguage
  | SayLeave
  | SayPing;

/** A question as the client keeps it: every action in the same form. */
export interface Ask {
  version: number | null;
  about: string;
  began: number;
  text: string;
  guide: string;
  many: boolean;
  actions: Offer[];
  blocked: BlockedOffer[];
}

export type WireOffer = WireAsk['actions'][number];

export const actionKey = (action: Action): string => JSON.stringify(action);
