/** Faces: the drawings that pieces show. */

import { colourOf } from './seats';
import type { Face, Piece } from './wire';

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

export const toneOf = (piece: Piece): string =>
  piece.tone || (piece.owner === null || piece.owner === undefined ? '#a3afcf' : colourOf(piece.owner));

/** An id that is safe in an address such as href="#...". */
export const symbolId = (face: string): string =>
  `face-${face.replace(/[^A-Za-z0-9_-]/g, (c) => `.${c.charCodeAt(0)}`)}`;
