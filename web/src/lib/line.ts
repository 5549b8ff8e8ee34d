/** A box of numbers as one line: what belongs together stays together, side by side. */

import type { Panel, Piece } from './wire';

interface Size {
  w: number;
  h: number;
}

interface Group {
  x: number;
  y: number;
  right: number;
  bottom: number;
  pieces: Piece[];
}

const GAP = 2;

const overlap = (a: Group, b: Group): boolean =>
  a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

const joined = (a: Group, b: Group): Group => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  pieces: [...a.pieces, ...b.pieces],
});

/** Pieces that touch one another, in reading order. */
function groupsOf(pieces: readonly Piece[], sizeOf: (piece: Piece) => Size): Group[] {
  let groups: Group[] = [];
  for (const piece of pieces) {
    const { w, h } = sizeOf(piece);
    let own: Group = {
      x: piece.x - w / 2,
      y: piece.y - h / 2,
      right: piece.x + w / 2,
      bottom: piece.y + h / 2,
      pieces: [piece],
    };
    const apart: Group[] = [];
    for (const other of groups) {
      if (overlap(own, other)) own = joined(other, own);
      else apart.push(other);
    }
    groups = [...apart, own];
  }
  return groups.sort((a, b) => Math.round((a.y - b.y) / 12) || a.x - b.x);
}

/** Is this only a name right below something? The box says it; a line has no place for it. */
const isCaption = (group: Group, groups: readonly Group[]): boolean =>
  group.pieces.every((piece) => piece.face === 'label') &&
  groups.some(
    (other) =>
      other !== group &&
      Math.abs(other.x + other.right - group.x - group.right) < 8 &&
      group.y >= other.bottom &&
      group.y - other.bottom < 8,
  );

/** Is this only words, such as a heading? */
const isWords = (group: Group): boolean =>
  group.pieces.every((piece) => piece.face === 'label' && /^\D{5,}$/.test(piece.label ?? ''));

/** Smaller than this a drawing without a word is a mark of a seat, and the line is one's own. */
const MARK = 16;

const isMark = ({ pieces, x, right }: Group): boolean =>
  right - x < MARK && pieces.every((piece) => !piece.label);

/** The panel as one line no higher than this; what is higher is left out, and so are captions and a heading. */
export function lineOf(panel: Panel, high: number, sizeOf: (piece: Piece) => Size): Panel {
  let x = 0;
  const pieces: Piece[] = [];
  const groups = groupsOf(panel.pieces, sizeOf);
  for (const group of groups) {
    const [w, h] = [group.right - group.x, group.bottom - group.y];
    if (h > high || w > panel.w * 0.9 || isMark(group)) continue;
    if (isCaption(group, groups) || (x === 0 && isWords(group))) continue;
    for (const piece of group.pieces)
      pieces.push({ ...piece, x: piece.x - group.x + x, y: piece.y - group.y + (high - h) / 2 });
    x += w + GAP;
  }
  const { back: _, ...rest } = panel;
  return { ...rest, w: Math.max(1, x - GAP), h: high, pieces };
}
