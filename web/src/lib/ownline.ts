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

const isWordless = ({ pieces }: Group): boolean => pieces.every((piece) => !piece.label);

/** Smaller than this a drawing without a word is a mark of a seat, and the line is one's own. */
const MARK = 16;

const isMark = (group: Group): boolean => group.right - group.x < MARK && isWordless(group);

/** A drawing this many times as long as high is a bar: it shows what a number beside it says, or a board. */
const BAR = 6;

const isBar = (group: Group): boolean =>
  group.right - group.x > BAR * (group.bottom - group.y) && isWordless(group);

/**
 * The panel as one line no higher than this; what is higher is left out, and so are captions and a heading. Where the
 * line would be longer than its room, bars are left out too, and then all that has no words.
 */
export function lineOf(panel: Panel, high: number, sizeOf: (piece: Piece) => Size, room = Infinity): Panel {
  const groups = groupsOf(panel.pieces, sizeOf);
  const fit = groups.filter(
    (group) =>
      group.bottom - group.y <= high &&
      group.right - group.x <= panel.w * 0.9 &&
      !isMark(group) &&
      !isCaption(group, groups),
  );
  const first = fit.findIndex((group) => !isWords(group));
  const told = first < 0 ? [] : fit.slice(first);
  const length = (some: readonly Group[]) =>
    some.reduce((sum, group) => sum + group.right - group.x + GAP, -GAP);
  const numbers = told.filter((group) => !isWordless(group));
  const lines = [told, told.filter((group) => !isBar(group)), numbers];
  const shown = lines.find((line) => length(line) <= room) ?? numbers;
  let x = 0;
  const pieces = shown.flatMap((group) => {
    const [left, top] = [x - group.x, (high - group.bottom + group.y) / 2 - group.y];
    x += group.right - group.x + GAP;
    return group.pieces.map((piece) => ({ ...piece, x: piece.x + left, y: piece.y + top }));
  });
  const { back: _, ...rest } = panel;
  return { ...rest, w: Math.max(1, length(shown)), h: high, pieces };
}
