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
  drop?: boolean;
  drag?: boolean;
  back?: string;
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
  gone?: string[];
  order?: string[];
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
  seat?: number;
  many?: boolean;
  actions: WireOffer[];
  blocked?: BlockedOffer[];
}

export interface Ask {
  version: number | null;
  text: string;
  guide: string;
  seat: number | null;
  many: boolean;
  actions: Offer[];
  blocked: BlockedOffer[];
}

export interface Line {
  at: number;
  text: string;
  seat?: number | null;
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

export interface Clock {
  left: number;
  running: boolean;
}

export interface Hourglass extends Clock {
  total: number;
}

export interface Player {
  seat: number;
  name: string;
  kind: 'human' | 'bot' | 'open' | 'me';
  level?: string | null;
  connected?: boolean;
  clock?: Clock | null;
}

export interface Waiting {
  seat: number;
  text: string;
}

export interface Lesson {
  step: number;
  of: number;
  text: string;
  pieces?: string[];
  action?: Action | null;
  next?: boolean;
}

export interface TableEvent {
  text: string;
  pieces?: string[];
}

/** What a table's state is made of, apart from the picture. */
export interface TableFacts {
  version: number;
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
  mes: number[];
  game: string;
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
  events?: TableEvent[];
}

export interface HintAction {
  action: Action;
  text: string;
  expected?: number;
  gains?: { title: string; value: number }[];
}

export interface Moment {
  type: 'moment';
  at: number;
  of?: number;
  picture: Picture;
  scores?: Score[];
  log?: Line[];
  waiting?: Waiting[];
  status?: string;
}

export type ServerMessage =
  | StateMessage
  | ChangeMessage
  | Moment
  | { type: 'refused'; why: string; code: string; re?: string }
  | { type: 'ack'; re: string; version: number }
  | { type: 'pong' }
  | { type: 'hint'; thinking?: boolean; actions?: HintAction[]; why?: string }
  | { type: 'label'; version?: number; actions: { a: Action; text: string; ghost?: Piece[] }[] };

export type ClientMessage =
  | { type: 'play'; id: string; action: Action; version: number; seat?: number }
  | { type: 'undo'; id: string; version: number }
  | { type: 'hint' }
  | { type: 'look'; at: number }
  | { type: 'describe'; actions: Action[] }
  | { type: 'lang'; lang: string }
  | { type: 'lesson'; step: number }
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
  players: Player[];
  at: number;
  over: boolean;
  your_turn?: boolean;
  waiting?: string;
  created?: string | number;
  me?: number | null;
}

export interface GuideSection {
  anchor: string;
  level: number;
  title: string;
  html: string;
}

export interface Curve {
  at: number[];
  totals: number[][];
}

export const actionKey = (action: Action): string => JSON.stringify(action);
