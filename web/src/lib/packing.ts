/** A packing of boxes side by side, or behind tabs, that makes the important ones as large as they can be. */

import type { Panel } from './wire';

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

/** The height of the title above a panel, and of the names of tabs. */
export const TITLE = 22;
export const STRIP = 42;
/** The box of all that stands behind tabs. */
export const TABS = 'tabs';

/** Where there is room, or a window that can be moved, texts are this much larger than the least. */
export const AIM = 1.1;

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

  /** How much of the length the first of two parts gets; what a part cannot use is the other's, what neither can is shared. */
  private first(across: boolean, parts: [Tree, Tree], length: number): number {
    const [a, b] = [this.measure(parts[0]), this.measure(parts[1])];
    const share = (across ? a.aspect : b.aspect) / (a.aspect + b.aspect);
    const [most, rest] = across ? [a.wide, b.wide] : [a.high, b.high];
    const wanted = length * share;
    if (most + rest < length) return (length + most - rest) / 2;
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
