/** Where the panels go: a small packing of boxes that makes the important ones as large as they can be. */

import type { Panel, Piece } from './wire';

export interface Box {
  id: string;
  w: number;
  h: number;
  weight: number;
}

export interface Spot {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Rooms {
  centre: Panel[];
  hand: Panel[];
  players: Map<number, Panel>;
  mats: Map<number, Panel[]>;
}

const seatOf = (slot: string | undefined, kind: string): number | null =>
  slot?.startsWith(`${kind}:`) ? Number(slot.slice(kind.length + 1)) : null;

/** Sorts panels by slot. One's own mat lies in the middle beside the board; the others' open on a click. */
export function rooms(panels: readonly Panel[], mine: readonly number[]): Rooms {
  const found: Rooms = { centre: [], hand: [], players: new Map(), mats: new Map() };
  const own: Panel[] = [];
  const side: Panel[] = [];
  for (const panel of panels) {
    const player = seatOf(panel.slot, 'player');
    const seat = seatOf(panel.slot, 'seat');
    if (player !== null) found.players.set(player, panel);
    else if (seat !== null) {
      found.mats.set(seat, [...(found.mats.get(seat) ?? []), panel]);
      if (mine.includes(seat)) own.push(panel);
    } else if (panel.slot === 'hand') found.hand.push(panel);
    else if (panel.slot === 'side') side.push(panel);
    else found.centre.push(panel);
  }
  found.centre.push(...own, ...side);
  return found;
}

export const weightOf = (panel: Panel): number => (panel.slot === 'side' ? 0.45 : 1);

type Tree = { box: Box } | { across: boolean; parts: [Tree, Tree]; aspect: number };

const aspectOf = (tree: Tree): number => ('box' in tree ? tree.box.w / tree.box.h : tree.aspect);

function joined(a: Tree, b: Tree, across: boolean): Tree {
  const [p, q] = [aspectOf(a), aspectOf(b)];
  return { across, parts: [a, b], aspect: across ? p + q : (p * q) / (p + q) };
}

/** Every way of cutting the boxes into two, in both directions; few boxes, so all can be tried. */
function trees(boxes: readonly Box[]): Tree[] {
  if (boxes.length === 1) return [{ box: boxes[0]! }];
  const all: Tree[] = [];
  for (let cut = 1; cut < boxes.length; cut++) {
    const heads = trees(boxes.slice(0, cut));
    const tails = trees(boxes.slice(cut));
    for (const a of heads) for (const b of tails) all.push(joined(a, b, true), joined(a, b, false));
  }
  return all;
}

function lay(tree: Tree, x: number, y: number, w: number, h: number, gap: number, out: Spot[]): void {
  if ('box' in tree) {
    out.push({ id: tree.box.id, x, y, w, h });
    return;
  }
  const [a, b] = tree.parts;
  const [p, q] = [aspectOf(a), aspectOf(b)];
  if (tree.across) {
    const first = ((w - gap) * p) / (p + q);
    lay(a, x, y, first, h, gap, out);
    lay(b, x + first + gap, y, w - gap - first, h, gap, out);
  } else {
    const first = ((h - gap) * q) / (p + q);
    lay(a, x, y, w, first, gap, out);
    lay(b, x, y + first + gap, w, h - gap - first, gap, out);
  }
}

function worth(spots: readonly Spot[], boxes: readonly Box[]): number {
  let sum = 0;
  for (const spot of spots) {
    const box = boxes.find((other) => other.id === spot.id)!;
    const scale = Math.min(spot.w / box.w, spot.h / box.h);
    // Doubling what is readable is worth less than rescuing what is not.
    sum += box.weight * Math.sqrt(box.w * box.h) * Math.log(1 + Math.max(0, scale) * 3);
  }
  return sum;
}

const MOST = 6;

/** Arranges the boxes in a room of the given size, keeping their order; more than six fall back on a plain column grid. */
export function arrange(boxes: readonly Box[], width: number, height: number, gap = 10): Spot[] {
  if (boxes.length === 0 || width <= 0 || height <= 0) return [];
  if (boxes.length > MOST) {
    const columns = Math.ceil(Math.sqrt((boxes.length * width) / height));
    const lines = Math.ceil(boxes.length / columns);
    const [w, h] = [(width - gap * (columns - 1)) / columns, (height - gap * (lines - 1)) / lines];
    return boxes.map((box, i) => ({
      id: box.id,
      x: (i % columns) * (w + gap),
      y: Math.floor(i / columns) * (h + gap),
      w,
      h,
    }));
  }
  let best: Spot[] = [];
  let most = -Infinity;
  for (const tree of trees(boxes)) {
    const spots: Spot[] = [];
    lay(tree, 0, 0, width, height, gap, spots);
    const value = worth(spots, boxes);
    if (value > most) [best, most] = [spots, value];
  }
  return best;
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
