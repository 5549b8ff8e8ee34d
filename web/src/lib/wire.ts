/** What goes over the wire: the shapes that the server sends and accepts. */

export type Action = (string | number)[];

/** One thing on a panel, or one place that can be clicked; x, y is its centre. A size of 0 is that of its face. */
export interface Piece {
  id: string;
  face: string;
  x: number;
  y: number;
  w?: number;
  h?: number;
  turn?: number;
  z?: number;
  label?: string;
  size?: number;
  tone?: string;
  tip?: string;
  owner?: number | null;
  flip?: boolean;
  dim?: boolean;
  drag?: boolean;
  pivot?: [number, number] | null;
}

export interface Panel {
  id: string;
  title: string;
  w: number;
  h: number;
  pieces: Piece[];
  slot?: string;
  back?: string;
  badge?: string;
  lit?: boolean;
}

export interface Picture {
  panels: Panel[];
  seat?: number | null;
  title?: string;
  note?: string;
}

export type PanelChange = Partial<Omit<Panel, 'pieces'>> & {
  put?: Piece[];
  set?: Record<string, Partial<Piece>>;
  gone?: string[];
  /** The pieces, as they would stand, by number. */
  order?: number[];
};

export type PictureChange = Partial<Omit<Picture, 'panels'>> & {
  panels?: Record<string, PanelChange>;
  gone_panels?: string[];
  order?: string[];
};

/** A drawing in a box; with w = h = 0 it stretches over the piece's own box. */
export interface Face {
  w: number;
  h: number;
  svg: string;
  outline?: string;
  lx?: number;
  ly?: number;
  size?: number;
  ink?: string;
  align?: 'middle' | 'start' | 'end';
}

export interface Offer {
  a: Action;
  text?: string;
  touch: string[];
  ghost?: Piece[];
  /** An extra beside the question. */
  free?: boolean;
  /** Hard to take back: it is asked about once more. */
  careful?: boolean;
}

/** What an action would cost and bring, up to the next question. */
export interface Preview {
  a: Action;
  changes: { key: string; title: string; by: number }[];
  /** What depends on chance or on hidden things. */
  unsure: string[];
  then?: string;
  passes?: boolean;
}

/** A moment on the way to the present one: its picture, and how many of the new lines are told by then. */
export interface ShowStep {
  lines: number;
  picture: PictureChange;
}

export interface BlockedOffer {
  a: Action;
  text: string;
  why: string;
  guide?: string;
}

export type WireOffer = Offer | [Action, string[]];

export interface WireAsk {
  version?: number;
  text: string;
  guide?: string;
  many?: boolean;
  actions: WireOffer[];
  blocked?: BlockedOffer[];
}

export interface Ask {
  version: number | null;
  text: string;
  guide: string;
  many: boolean;
  actions: Offer[];
  blocked: BlockedOffer[];
}

export interface Line {
  at: number;
  text: string;
  seat?: number | null;
  /** The things told of; they stand in the ids of their pieces. */
  names?: string[];
  /** The pieces of them that changed with it. */
  pieces?: string[];
}

export interface ScoreItem {
  title: string;
  points: number;
}

export interface Score {
  total: number;
  items: ScoreItem[];
}

/** The sand of a real-time phase: how many seconds in all, and when it runs out (server time, seconds). */
export interface Hourglass {
  of: number;
  ends: number;
}

export interface Player {
  seat: number;
  name: string;
  kind: 'human' | 'bot' | 'open';
  level?: string | null;
  connected?: boolean;
  /** A bot stands in for who has left. */
  away?: boolean;
  you?: boolean;
  /** When the time of who is asked is over (server time, seconds). */
  due?: number | null;
}

export interface Waiting {
  seat: number;
  text: string;
}

export interface LessonStep {
  n: number;
  text: string;
  why?: string;
  guide?: string;
  pieces: string[];
  panels: string[];
}

/** Where a guided first game is: what to read now, and what to do then. */
export interface Lesson {
  at: number;
  of: number;
  steps: LessonStep[];
  do?: Offer;
  /** The text before, while there is nothing new to read. */
  past?: string;
  /** A word to who went another way. */
  strayed?: string;
  /** Nothing more is suggested after these texts. */
  last?: boolean;
}

export type TableState = 'waiting' | 'playing' | 'over';

/** What a table's state is made of, apart from the picture. */
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
  /** Where the table comes from, if that is not usual: a chosen seed, a record, a branch. */
  origin: string[];
  hourglass: Hourglass | null;
  lesson: Lesson | null;
}

export interface StateMessage extends Partial<TableFacts> {
  type: 'state';
  n: number;
  stream?: string;
  picture: Picture;
  log?: Line[];
}

export interface ChangeMessage extends Partial<TableFacts> {
  type: 'change';
  n: number;
  picture?: PictureChange;
  log?: Line[];
  /** The log keeps only the lines up to this choice: something was undone. */
  log_cut?: number;
  /** What went by without a question. */
  steps?: ShowStep[];
}

export interface HintAction {
  a: Action;
  text: string;
  expected?: number | null;
  gains?: { title: string; value: number }[];
}

export interface Moment {
  type: 'moment';
  at: number;
  last: number;
  picture: Picture;
  scores: Score[];
  log: Line[];
}

export type ServerMessage =
  | StateMessage
  | ChangeMessage
  | Moment
  | { type: 'refused'; why: string; code: string; re?: string }
  | { type: 'closed'; why: string; code: string }
  | { type: 'ack'; re: string; version: number }
  | { type: 'pong'; now: number }
  | { type: 'hint'; actions?: HintAction[] }
  | { type: 'previews'; version?: number; previews: Preview[] }
  | { type: 'described'; actions: { a: Action; text: string; ghost?: Piece[] }[] };

export type ClientMessage =
  | { type: 'hello'; key: string | null; lang: string; stream: string | null; since: number | null }
  | { type: 'play'; id: string; action: Action; version?: number }
  | { type: 'undo'; id: string; version?: number }
  | { type: 'hint'; id: string }
  | { type: 'look'; id: string; at: number }
  | { type: 'describe'; id: string; actions: Action[] }
  | { type: 'lang'; lang: string }
  | { type: 'preview'; id: string; version?: number; actions: Action[] }
  | { type: 'leave'; id: string }
  | { type: 'ping' };

export interface Choice {
  value: string | number;
  title: string;
}

export type OptionValue = string | number | boolean;

export interface GameOption {
  name: string;
  title: string;
  tip?: string;
  kind: 'switch' | 'select' | 'number';
  default: OptionValue;
  choices?: Choice[];
  lo?: number | null;
  hi?: number | null;
  seats?: [number, number] | null;
}

export interface Level {
  name: string;
  title: string;
  tip?: string;
}

export interface GameCard {
  name: string;
  title: string;
  tagline: string;
  seats: [number, number];
  minutes: [number, number];
  weight: number;
  since?: number;
  designer?: string;
  options: GameOption[];
  /** Has it a guided first game? */
  lesson?: boolean;
  levels: Level[];
  realtime?: boolean;
  provenance?: { file: string; provenance: string; source: string }[];
}

export interface SeatPlan {
  kind: 'me' | 'open' | 'bot';
  level?: string;
  name?: string;
}

export interface TableSummary {
  table: string;
  game: string;
  title: string;
  state: TableState;
  private: boolean;
  seats: Player[];
  at: number;
  turn: number[];
  over: boolean;
  your_turn: boolean;
  seat?: number | null;
  winners: number[];
  totals: number[];
}

export interface SeatMade {
  seat: number;
  kind: 'human' | 'bot' | 'open';
  key: string | null;
  invite: string | null;
}

/** A new table with its secrets. */
export interface Made {
  table: string;
  owner: string;
  watch: string | null;
  seats: SeatMade[];
}

export interface GuideSection {
  anchor: string;
  level: number;
  title: string;
  html: string;
}

export interface Curve {
  seats: string[];
  points: { at: number; totals: number[] }[];
}

export interface Slip {
  at: number;
  seat: number;
  chosen: string;
  better: string;
  cost: number;
}

export const actionKey = (action: Action): string => JSON.stringify(action);
