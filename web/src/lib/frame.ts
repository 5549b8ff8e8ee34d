/** What a panel shows in its room: all of it, or a window on the part that matters. */

import { AIM, type Part } from './packing';
import type { Panel, Piece } from './wire';

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
