/** A picture and the differences that the server sends of it. */

import type { Panel, PanelChange, Picture, PictureChange, Piece } from './wire';

/** Things with an id in a given order; those that it does not name stay behind in theirs. */
function ordered<T extends { id: string }>(
  things: ReadonlyMap<string, T>,
  order: readonly string[] | undefined,
): T[] {
  if (!order) return [...things.values()];
  const named = new Set(order);
  return [
    ...order.flatMap((id) => things.get(id) ?? []),
    ...[...things.values()].filter((thing) => !named.has(thing.id)),
  ];
}

function changedPanel(id: string, before: Panel | undefined, change: PanelChange): Panel {
  const { put = [], set = {}, gone = [], order, ...fields } = change;
  const base: Panel = before ?? { id, title: '', w: 100, h: 100, pieces: [] };
  const lost = new Set(gone);
  const pieces = new Map<string, Piece>();
  for (const piece of base.pieces)
    if (!lost.has(piece.id)) pieces.set(piece.id, set[piece.id] ? { ...piece, ...set[piece.id] } : piece);
  for (const piece of put) pieces.set(piece.id, piece);
  const stand = [...pieces.values()];
  return { ...base, ...fields, id, pieces: order ? order.map((number) => stand[number]!) : stand };
}

/** The picture after a change. Panels that did not change are the same objects, so that they are not redrawn. */
export function applyChange(picture: Picture, change: PictureChange): Picture {
  const { panels: parts = {}, gone_panels = [], order, ...fields } = change;
  const gone = new Set(gone_panels);
  const panels = new Map<string, Panel>();
  for (const panel of picture.panels) if (!gone.has(panel.id)) panels.set(panel.id, panel);
  for (const [id, part] of Object.entries(parts)) panels.set(id, changedPanel(id, panels.get(id), part));
  return { ...picture, ...fields, panels: ordered(panels, order) };
}

export interface Placed {
  panel: string;
  piece: Piece;
}

/** Where each piece is. A piece is in one panel at a time; if it is drawn twice the first one counts. */
export function places(picture: Picture): Map<string, Placed> {
  const found = new Map<string, Placed>();
  for (const panel of picture.panels)
    for (const piece of panel.pieces)
      if (!found.has(piece.id)) found.set(piece.id, { panel: panel.id, piece });
  return found;
}

/** The pieces that a change of the picture brings or alters. */
export const changedPieces = (change: PictureChange | undefined): string[] =>
  Object.values(change?.panels ?? {}).flatMap(({ put = [], set = {} }) => [
    ...put.map((piece) => piece.id),
    ...Object.keys(set),
  ]);
