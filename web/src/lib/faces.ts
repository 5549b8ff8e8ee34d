/** Faces: the drawings that pieces show. */

import { colourOf } from './seats';
import type { Face, Panel, Piece } from './wire';

export type FaceBook = Readonly<Record<string, Face>>;

/** Face "probe:2" is what face "probe" shows for a piece that seat 2 owns. */
export function faceName(faces: FaceBook, piece: Piece): string {
  const owned = piece.owner === null || piece.owner === undefined ? '' : `${piece.face}:${piece.owner}`;
  return owned && faces[owned] ? owned : piece.face;
}

export function sizeOf(piece: Piece, face: Face | undefined): { w: number; h: number } {
  const [w, h] = [piece.w ?? 0, piece.h ?? 0];
  const [fw, fh] = [face?.w ?? 0, face?.h ?? 0];
  if (w && h) return { w, h };
  if (w) return { w, h: fw ? (w * fh) / fw : w };
  if (h) return { w: fh ? (h * fw) / fh : h, h };
  return { w: fw || 40, h: fh || 40 };
}

/** The size of a piece on its panel, in these drawings. */
export const sizeIn = (faces: FaceBook, piece: Piece): { w: number; h: number } =>
  sizeOf(piece, faces[faceName(faces, piece)]);

export const toneOf = (piece: Piece): string =>
  piece.tone || (piece.owner === null || piece.owner === undefined ? '#a3afcf' : colourOf(piece.owner));

/** An id that is safe in an address such as href="#...". */
export const symbolId = (face: string): string =>
  `face-${face.replace(/[^A-Za-z0-9_-]/g, (c) => `.${c.charCodeAt(0)}`)}`;

const SIZES = /font-size="([\d.]+)"/g;
const measured = new WeakMap<Face, number>();

/** The smallest text of a face, in its own units. */
function leastOf(face: Face): number {
  const known = measured.get(face);
  if (known !== undefined) return known;
  const least = Math.min(Infinity, ...[...face.svg.matchAll(SIZES)].map(([, size]) => Number(size)));
  measured.set(face, least);
  return least;
}

/** The smallest text of a piece, in its panel's units. */
function leastOn(piece: Piece, face: Face | undefined): number {
  const scale = face?.w ? sizeOf(piece, face).w / face.w : 1;
  const printed = face ? leastOf(face) * scale : Infinity;
  return piece.label ? Math.min(printed, piece.size || (face?.size ?? 14) * scale) : printed;
}

/** Text smaller than this, in a panel's units, is no reason to make the whole panel larger. */
const ODD = 10;

/** The scale at which the smallest text of a panel has this height in pixels; never more than the scale it was drawn for. */
export function leastScale(panel: Panel, faces: FaceBook, floor: number): number {
  const sizes = panel.pieces.map((piece) => leastOn(piece, faces[faceName(faces, piece)]));
  const back = panel.back ? faces[panel.back] : undefined;
  if (back) sizes.push(leastOf(back) * (back.w ? panel.w / back.w : 1));
  return Math.min(1.05, floor / Math.max(ODD, Math.min(Infinity, ...sizes)));
}
