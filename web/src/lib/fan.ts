/** Hands that are wider than their row: the cards move together, as in a hand that is held. */

import { sizeIn, type FaceBook } from './faces';
import { cropOf } from './frame';
import type { Panel, Picture, Piece } from './wire';

export interface Space {
  width: number;
  /** Between two hands. */
  gap: number;
}

/** How much of a card stays in sight under the next one. */
const SEEN = 0.45;

/** What is narrower than this, for its height, is an empty place and no card. */
const NARROW = 0.4;

/** A row of cards: where their centres are, and how wide a card is. */
interface Row {
  panel: Panel;
  width: number;
  centres: number[];
  card: number;
}

/** The cards of a hand that lie in one row; null where there are several rows, or too few cards to move. */
function rowOf(
  panel: Panel,
  widthOf: (piece: Piece) => number,
  heightOf: (piece: Piece) => number,
): Row | null {
  const cards = panel.pieces.filter(
    (piece) =>
      heightOf(piece) > 0.6 * panel.h &&
      widthOf(piece) < 1.5 * heightOf(piece) &&
      widthOf(piece) > NARROW * heightOf(piece),
  );
  const centres = [...new Set(cards.map((piece) => piece.x))].sort((a, b) => a - b);
  if (centres.length < 2) return null;
  return { panel, width: cropOf(panel, widthOf).w, centres, card: Math.max(...cards.map(widthOf)) };
}

/** How far each card moves to the left at this share of the row's length; those that overlap more already stay so. */
function shiftsOf({ centres, card }: Row, share: number): number[] {
  let shift = 0;
  return centres.map((x, i) => {
    const step = i ? x - centres[i - 1]! : 0;
    shift += step - Math.min(step, Math.max(SEEN * card, step * share));
    return shift;
  });
}

const saved = (rows: readonly Row[], share: number): number =>
  rows.reduce((sum, row) => sum + shiftsOf(row, share).at(-1)!, 0);

/** The largest share, finely enough, at which the rows save that much. */
function shareFor(rows: readonly Row[], wanted: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 16; i++) {
    const middle = (low + high) / 2;
    if (saved(rows, middle) < wanted) high = middle;
    else low = middle;
  }
  return low;
}

/** The panel with its row at this share of its length; what lies on a card or around several goes with them. */
function shrunk(row: Row, share: number, widthOf: (piece: Piece) => number): Panel {
  const { panel, centres, card } = row;
  const shifts = shiftsOf(row, share);
  const moved = (x: number): number => {
    const near = centres.reduce(
      (best, at, i) => (Math.abs(at - x) < Math.abs(centres[best]! - x) ? i : best),
      0,
    );
    return x - shifts[near]!;
  };
  const pieces = panel.pieces.map((piece) => {
    const half = widthOf(piece) / 2;
    const [left, right] = [moved(piece.x - half), moved(piece.x + half)];
    return half > card
      ? { ...piece, x: (left + right) / 2, w: right - left }
      : { ...piece, x: moved(piece.x) };
  });
  return { ...panel, w: panel.w - shifts.at(-1)!, pieces };
}

/** The picture with its hands as close together as their row asks for, and no closer than one can tell the cards apart. */
export function fanned(picture: Picture, faces: FaceBook, room: Space): Picture {
  const hands = picture.panels.filter((panel) => panel.slot === 'hand');
  const sizeAt = (piece: Piece) => sizeIn(faces, piece);
  const widthOf = (piece: Piece) => sizeAt(piece).w;
  const wide = hands.reduce((sum, panel) => sum + cropOf(panel, widthOf).w, room.gap * (hands.length - 1));
  if (wide <= room.width || room.width <= 0 || Object.keys(faces).length === 0) return picture;
  const rows = hands.flatMap((panel) => rowOf(panel, widthOf, (piece) => sizeAt(piece).h) ?? []);
  const share = shareFor(rows, wide - room.width);
  const done = new Map(rows.map((row) => [row.panel, shrunk(row, share, widthOf)]));
  return { ...picture, panels: picture.panels.map((panel) => done.get(panel) ?? panel) };
}
