/** Where the panels go: a small packing of boxes that makes the important ones as large as they can be. */

import type { Panel, Piece } from './wire';

export interface Box {
  id: string;
  w: number;
  h: number;
  weight: number;
  /** Larger than this it is not worth its room. */
  most: number;
  /** Smaller than this its texts cannot be read. */
  least: number;
  /** The height of the title above it, which does not scale. */
  head: number;
}

export interface Part {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spot extends Part {
  id: string;
}

export interface Rooms {
  centre: Panel[];
  side: Panel[];
  hand: Panel[];
  players: Map<number, Panel>;
  mats: Map<number, Panel[]>;
}

const seatOf = (slot: string | undefined, kind: string): number | null =>
  slot?.startsWith(`${kind}:`) ? Number(slot.slice(kind.length + 1)) : null;

/** Sorts panels by slot. One's own mat lies in the middle beside the board, the others' open on a click; who watches sees all. */
export function rooms(panels: readonly Panel[], mine: readonly number[]): Rooms {
  const found: Rooms = { centre: [], side: [], hand: [], players: new Map(), mats: new Map() };
  const own: Panel[] = [];
  for (const panel of panels) {
    const player = seatOf(panel.slot, 'player');
    const seat = seatOf(panel.slot, 'seat');
    if (player !== null) found.players.set(player, panel);
    else if (seat !== null) {
      found.mats.set(seat, [...(found.mats.get(seat) ?? []), panel]);
      if (mine.length === 0 || mine.includes(seat)) own.push(panel);
    } else if (panel.slot === 'hand') found.hand.push(panel);
    else if (panel.slot === 'side') found.side.push(panel);
    else found.centre.push(panel);
  }
  found.centre.push(...own);
  return found;
}

export const TITLE = 22;
export const TABS = 'tabs';
export const STRIP = 42;
export const PEEK = 66;
const BAR = 58;
const GAP = 10;

/** The least scale of a panel on this screen. */
export type Least = (panel: Panel) => number;

/** Where there is room, or a window that can be moved, texts are this much larger than the least. */
export const AIM = 1.1;

/** How the parts of the table stand: one under another on a phone or an upright screen, in two columns, or in three. */
export type Shape = 'phone' | 'tall' | 'two' | 'three';

export interface Screen {
  shape: Shape;
  /** The width of the columns beside the boards. */
  left: number;
  right: number;
  /** The height of the hand, and whether only the upper part of its cards shows until it is wanted. */
  hand: number;
  peeks: boolean;
  /** The most that the question may take of an upright screen, so that the boards are seen whole. */
  sheet: number;
}

export const PHONE = 760;
const THREE = 1380;
const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The names above several hands in one row. */
export const NAMES = 18;

/** The height in which the cards of a hand can be read, and no more than they need. */
function handHeight(hand: readonly Panel[], height: number, least: Least): number {
  if (hand.length === 0) return 0;
  const most = (of: (panel: Panel) => number) =>
    Math.round(Math.max(...hand.map((panel) => panel.h * of(panel))));
  const needed = most((panel) => Math.max(least(panel), 0.9));
  const alone = Math.min(
    most(() => 1.15),
    Math.max(needed, Math.round(height * 0.22)),
  );
  if (hand.length === 1) return alone;
  // A second hand that comes and goes moves no board if its name has room within the height of the first.
  const aimed = most((panel) => Math.max(least(panel) * AIM, 0.9));
  return Math.max(alone, Math.min(alone, aimed) + NAMES);
}

/** What an upright screen needs for the players and the question. */
const UPRIGHT = { strips: 96, sheet: 250 };

/** Chooses the shape by measuring: three columns only where that hides no more behind tabs than two. */
export function screenOf(found: Rooms, width: number, height: number, least: Least): Screen {
  const hand = handHeight(found.hand, height, least);
  if (width < PHONE) return { shape: 'phone', left: 0, right: 0, hand, peeks: false, sheet: 0 };
  const tall = height > width;
  const left = between(236, width * 0.17, 340);
  const right = between(290, width * 0.22, 430);
  const high = height - BAR - 2 * GAP - (tall ? UPRIGHT.strips + UPRIGHT.sheet : 0);
  const panels = [...found.centre, ...found.side];
  const boxes = panels.map((panel) => boxOf(panel, panels.length > 1 ? TITLE : 0, least(panel)));
  const strip = panels.length > 1 ? STRIP : 0;
  const row = hand ? hand + GAP : 0;
  const peeks =
    hand > 0 &&
    found.centre.some((panel) => panel.h * least(panel) > high - strip - row + 1 && panel.w > 400);
  const room = high - (peeks ? PEEK + GAP : row);
  const given = { right, hand: peeks ? PEEK : hand, peeks, sheet: 0 };
  if (tall) {
    const needed = Math.max(0, ...found.centre.map((panel) => heightIn(panel, width, least(panel))));
    // The question gets what the boards do not use.
    const most = height * 0.3;
    const alone = settle(boxes, width, room).rank === 4;
    const free = alone ? room - strip - needed : spare(boxes, width, room, most - UPRIGHT.sheet);
    const sheet = between(UPRIGHT.sheet, UPRIGHT.sheet + free, most);
    return { ...given, shape: 'tall', left: 0, right: 0, sheet };
  }
  if (width < THREE || boxes.length === 0) return { ...given, shape: 'two', left: 0 };
  const two = settle(boxes, width - right - 40, room);
  const three = settle(boxes, width - left - right - 56, room);
  const worse = three.rank > two.rank || (three.rank === two.rank && two.aimed && !three.aimed);
  return !worse && three.rank < 4 ? { ...given, shape: 'three', left } : { ...given, shape: 'two', left: 0 };
}

/** Markets and tracks that find room in the column of the players, in a size one can read; the rest goes to the middle. */
export function beside(
  side: readonly Panel[],
  width: number,
  height: number,
  least: Least,
  gap = 12,
): { column: Panel[]; rest: Panel[] } {
  const [column, rest]: [Panel[], Panel[]] = [[], []];
  let free = height;
  for (const panel of side) {
    const scale = Math.min(1.2, width / panel.w);
    const high = panel.h * scale + TITLE + gap;
    if (scale >= least(panel) && high <= free) {
      column.push(panel);
      free -= high;
    } else rest.push(panel);
  }
  return { column, rest };
}

/** What panels weigh against boards: markets and tracks, and mats. */
const SIDE = 0.45;
const MAT = 0.95;

export const boxOf = (panel: Panel, head: number, least: number): Box => {
  const weight = panel.slot === 'side' ? SIDE : panel.slot?.startsWith('seat') ? MAT : 1;
  const most = weight === SIDE ? Math.max(1.1, least) : 2.4;
  return { id: panel.id, w: panel.w, h: panel.h, head, weight, most, least };
};

/** Some boxes in a row, by number, cut into two parts, and those again; a number is a box alone. */
type Tree = number | { across: boolean; parts: [Tree, Tree] };

const grown = new Map<string, Tree[]>();

/** Every way of cutting the boxes into two, in both directions; few boxes, so all can be tried. */
function trees(from: number, to: number): Tree[] {
  if (to - from === 1) return [from];
  const key = `${from} ${to}`;
  const known = grown.get(key);
  if (known) return known;
  const all: Tree[] = [];
  for (let cut = from + 1; cut < to; cut++)
    for (const a of trees(from, cut))
      for (const b of trees(cut, to))
        all.push({ across: true, parts: [a, b] }, { across: false, parts: [a, b] });
  grown.set(key, all);
  return all;
}

/** A part of the cuts: its proportions, and the most that it can use of either length. */
interface Measure {
  aspect: number;
  wide: number;
  high: number;
}

/** Boxes that are to be laid out: the parts of the cuts are shared, so each is measured once. */
class Cutter {
  private readonly measured = new Map<Tree, Measure>();

  constructor(
    private readonly boxes: readonly Box[],
    private readonly gap: number,
  ) {}

  private measure(tree: Tree): Measure {
    const known = this.measured.get(tree);
    if (known) return known;
    const found = typeof tree === 'number' ? this.alone(this.boxes[tree]!) : this.joined(tree);
    this.measured.set(tree, found);
    return found;
  }

  private alone({ w, h, head, most }: Box): Measure {
    return { aspect: w / (h + head), wide: w * most, high: h * most + head };
  }

  private joined({ across, parts }: { across: boolean; parts: [Tree, Tree] }): Measure {
    const [a, b] = [this.measure(parts[0]), this.measure(parts[1])];
    return {
      aspect: across ? a.aspect + b.aspect : (a.aspect * b.aspect) / (a.aspect + b.aspect),
      wide: across ? a.wide + b.wide : Math.max(a.wide, b.wide),
      high: across ? Math.max(a.high, b.high) : a.high + b.high,
    };
  }

  /** How much of the length the first of two parts gets; what a part cannot use is the other's. */
  private first(across: boolean, parts: [Tree, Tree], length: number): number {
    const [a, b] = [this.measure(parts[0]), this.measure(parts[1])];
    const share = (across ? a.aspect : b.aspect) / (a.aspect + b.aspect);
    const [most, rest] = across ? [a.wide, b.wide] : [a.high, b.high];
    const wanted = length * share;
    if (wanted > most) return most;
    return length - wanted > rest ? Math.min(most, length - rest) : wanted;
  }

  /** What a way of cutting is worth in a room of this size. */
  worth(tree: Tree, w: number, h: number): number {
    if (typeof tree === 'number') {
      const box = this.boxes[tree]!;
      // Doubling what is readable is worth less than rescuing what is not.
      return box.weight * Math.sqrt(box.w * box.h) * Math.log(1 + scaleIn(w, h, box) * 3);
    }
    const { across, parts } = tree;
    const length = (across ? w : h) - this.gap;
    const first = this.first(across, parts, length);
    return across
      ? this.worth(parts[0], first, h) + this.worth(parts[1], length - first, h)
      : this.worth(parts[0], w, first) + this.worth(parts[1], w, length - first);
  }

  /** The scale of the box that is the worst off, by what it needs at least. */
  tightest(tree: Tree, w: number, h: number): number {
    if (typeof tree === 'number') {
      const box = this.boxes[tree]!;
      return scaleIn(w, h, box) / box.least;
    }
    const { across, parts } = tree;
    const length = (across ? w : h) - this.gap;
    const first = this.first(across, parts, length);
    const [a, b] = across
      ? [this.tightest(parts[0], first, h), this.tightest(parts[1], length - first, h)]
      : [this.tightest(parts[0], w, first), this.tightest(parts[1], w, length - first)];
    return Math.min(a, b);
  }

  lay(tree: Tree, { x, y, w, h }: Part): Spot[] {
    if (typeof tree === 'number') return [{ id: this.boxes[tree]!.id, x, y, w, h }];
    const { across, parts } = tree;
    const length = (across ? w : h) - this.gap;
    const first = this.first(across, parts, length);
    const [next, rest] = [first + this.gap, length - first];
    return across
      ? [...this.lay(parts[0], { x, y, w: first, h }), ...this.lay(parts[1], { x: x + next, y, w: rest, h })]
      : [...this.lay(parts[0], { x, y, w, h: first }), ...this.lay(parts[1], { x, y: y + next, w, h: rest })];
  }
}

const scaleIn = (w: number, h: number, box: Box): number =>
  Math.max(0, Math.min(box.most, w / box.w, (h - box.head) / box.h));
const scaleOf = (spot: Spot, box: Box): number => scaleIn(spot.w, spot.h, box);

/** The part of its room that a box really fills, in the middle of it. */
function fitted(spot: Spot, box: Box): Spot {
  // What stands behind tabs has many shapes: each takes what it can use.
  if (box.id === TABS) return spot;
  const scale = scaleOf(spot, box);
  const [w, h] = [box.w * scale, box.h * scale + box.head];
  return { id: spot.id, x: spot.x + (spot.w - w) / 2, y: spot.y + (spot.h - h) / 2, w, h };
}

const MOST = 6;
/** How much smaller the lesser panels may be made for the sake of the boards. */
const SHARES = [1, 0.8, 0.7, 0.6, 0.48];

/** Arranges the boxes in a room of the given size, keeping their order; more than six fall back on a plain column grid. */
export function arrange(boxes: readonly Box[], width: number, height: number, gap = 10): Spot[] {
  if (boxes.length === 0 || width <= 0 || height <= 0) return [];
  if (boxes.length > MOST) {
    const columns = Math.ceil(Math.sqrt((boxes.length * width) / height));
    const lines = Math.ceil(boxes.length / columns);
    const [w, h] = [(width - gap * (columns - 1)) / columns, (height - gap * (lines - 1)) / lines];
    return boxes.map((box, i) => {
      const [x, y] = [(i % columns) * (w + gap), Math.floor(i / columns) * (h + gap)];
      return fitted({ id: box.id, x, y, w, h }, box);
    });
  }
  let [best, most, grade]: [() => Spot[], number, number] = [() => [], -Infinity, 0];
  for (const share of boxes.some((box) => box.weight < MAT) ? SHARES : [1]) {
    const capped = boxes.map((box) =>
      box.weight < MAT ? { ...box, most: Math.max(box.most * share, box.least) } : box,
    );
    const cutter = new Cutter(capped, gap);
    for (const tree of trees(0, boxes.length)) {
      const value = cutter.worth(tree, width, height);
      if (grade === 2 && value <= most) continue;
      const reached = gradeOf(cutter.tightest(tree, width, height));
      if (reached < grade || (reached === grade && value <= most)) continue;
      best = () => cutter.lay(tree, { x: 0, y: 0, w: width, h: height });
      [most, grade] = [value, reached];
    }
  }
  return best().map((spot) =>
    fitted(
      spot,
      boxes.find((box) => box.id === spot.id)!,
    ),
  );
}

const NEARLY = 0.995;
const fits = (spot: Spot, box: Box): boolean => scaleOf(spot, box) >= box.least * NEARLY;

/** 2: all texts are as large as they should be; 1: all can be read; 0: some cannot. */
const gradeOf = (tightest: number): number => (tightest >= AIM * NEARLY ? 2 : tightest >= NEARLY ? 1 : 0);

/** Behind tabs a panel may be a little too large for its room: it is then seen through a window. */
const TIGHT = 0.92;

/** Some panels as one box with a strip of their names above it, large enough for each of them. */
function gathered(boxes: readonly Box[], tabbed: readonly Box[]): Box[] {
  const [w, h] = [
    Math.max(...tabbed.map((box) => box.w * box.least)),
    Math.max(...tabbed.map((box) => box.h * box.least)),
  ];
  const tabs = { id: TABS, w, h, head: STRIP, weight: 0.7, most: 1.3, least: TIGHT };
  return [...boxes.filter((box) => !tabbed.includes(box)), tabs];
}

export interface Settled {
  spots: Spot[];
  /** How much of it lies behind tabs: 0 nothing, 1 markets and tracks, 2 mats too, 3 all but the first, 4 all. */
  rank: number;
  /** All texts are as large as they should be. */
  aimed: boolean;
}

/** How finely the height is looked for that boards side by side do not use. */
const STEP = 32;

/** How much lower, up to a limit, a room can be without making the boards in it smaller. */
function spare(boxes: readonly Box[], width: number, height: number, most: number): number {
  const measure = (free: number) => {
    const { spots, rank } = settle(boxes, width, height - free);
    const size = spots.reduce((sum, { id, w, h }) => (id === TABS ? sum : sum + w * h), 0);
    return { rank, size };
  };
  const whole = measure(0);
  let free = 0;
  while (free + STEP <= most) {
    const { rank, size } = measure(free + STEP);
    if (rank !== whole.rank || size < 0.995 * whole.size) break;
    free += STEP;
  }
  return free;
}

const CACHED = 40;
const cache = new Map<string, Settled>();

/** All side by side if they can be read so; or else some of them share one place as tabs, as few as possible. */
export function settle(boxes: readonly Box[], width: number, height: number): Settled {
  // Most choices change what lies on the panels, not their sizes.
  const key = JSON.stringify([boxes, width, height]);
  const known = cache.get(key);
  if (known) return known;
  const found = search(boxes, width, height);
  if (cache.size >= CACHED) cache.clear();
  cache.set(key, found);
  return found;
}

function search(boxes: readonly Box[], width: number, height: number): Settled {
  const groupings = [
    [],
    boxes.filter((box) => box.weight === SIDE),
    boxes.filter((box) => box.weight < 1),
    boxes.slice(1),
  ];
  for (const [rank, tabbed] of groupings.entries()) {
    if (rank > 0 && (tabbed.length < 2 || tabbed.length === boxes.length)) continue;
    const groups = rank ? gathered(boxes, tabbed) : boxes;
    const spots = arrange(groups, width, height);
    const all = (test: (spot: Spot, box: Box) => boolean) =>
      spots.every((spot) =>
        test(
          spot,
          groups.find((box) => box.id === spot.id)!,
        ),
      );
    const aimed = (spot: Spot, box: Box) => fits(spot, { ...box, least: box.least * AIM });
    if (all(fits)) return { spots, rank, aimed: all(aimed) };
  }
  const id = boxes.length === 1 ? boxes[0]!.id : TABS;
  return { spots: [{ id, x: 0, y: 0, w: width, h: height }], rank: 4, aimed: false };
}

export interface Frame {
  w: number;
  h: number;
}

/** A panel seen whole may be this much smaller than it should be. */
const WHOLE = 0.98;

/** What a room shows of a panel that would be too small to read in it, in the panel's units; undefined: it fits. */
export function frameOf(panel: Panel, room: Frame, least: number): Frame | undefined {
  if (room.w <= 0 || room.h <= 0) return undefined;
  const scale = Math.min(room.w / panel.w, room.h / panel.h);
  if (scale >= least * WHOLE) return undefined;
  // It is moved in one direction only where that is possible.
  const part = Math.max(least, Math.min(least * AIM, Math.max(room.w / panel.w, room.h / panel.h)));
  return { w: room.w / part, h: room.h / part };
}

/** The height in which a panel is shown over the full width of a narrow screen. */
export const heightIn = (panel: Panel, width: number, least: number): number =>
  panel.h * Math.max(least, Math.min(width / panel.w, 1.6));

/** The smallest part of a panel that holds all these pieces. */
export function around(
  pieces: readonly Piece[],
  sizeOf: (piece: Piece) => { w: number; h: number },
): Part | null {
  if (pieces.length === 0) return null;
  const sizes = pieces.map((piece) => ({ piece, ...sizeOf(piece) }));
  const [x, y] = [
    Math.min(...sizes.map(({ piece, w }) => piece.x - w / 2)),
    Math.min(...sizes.map(({ piece, h }) => piece.y - h / 2)),
  ];
  return {
    x,
    y,
    w: Math.max(...sizes.map(({ piece, w }) => piece.x + w / 2)) - x,
    h: Math.max(...sizes.map(({ piece, h }) => piece.y + h / 2)) - y,
  };
}

export interface Crop {
  x: number;
  w: number;
}

/** The part of a hand that holds cards, so that a narrow screen shows no empty table. */
export function cropOf(panel: Panel, widthOf: (piece: Piece) => number, margin = 14): Crop {
  const edges = panel.pieces.map(
    (piece) => [piece.x - widthOf(piece) / 2, piece.x + widthOf(piece) / 2] as const,
  );
  if (edges.length === 0) return { x: 0, w: panel.w };
  const from = Math.max(0, Math.min(...edges.map(([left]) => left)) - margin);
  const to = Math.min(panel.w, Math.max(...edges.map(([, right]) => right)) + margin);
  return to > from ? { x: from, w: to - from } : { x: 0, w: panel.w };
}
