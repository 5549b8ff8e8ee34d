/** The order in which answers are listed. */

import type { Placed } from './diff';
import { inRows } from './spatial';
import type { Offer, Piece } from './wire';

/** Answers first, extras after them; what one verb does with the pieces of one panel as they lie there, row by row. */
export function listed(
  offers: readonly Offer[],
  picked: readonly string[],
  places: ReadonlyMap<string, Placed>,
): Offer[] {
  const list = [...offers].sort((a, b) => Number(a.free ?? false) - Number(b.free ?? false));
  const nextOf = (offer: Offer) => places.get(offer.touch.find((id) => !picked.includes(id)) ?? '');
  const runs = new Map<string, { at: number; piece: Piece }[]>();
  for (const [at, offer] of list.entries()) {
    const next = nextOf(offer);
    if (!next) continue;
    const key = `${offer.a[0]} ${next.panel} ${offer.free ?? false}`;
    const run = runs.get(key) ?? [];
    runs.set(key, run);
    run.push({ at, piece: next.piece });
  }
  const sorted = [...list];
  for (const run of runs.values()) {
    const pieces = new Map(run.map(({ piece }) => [piece.id, piece]));
    const rank = new Map(inRows([...pieces.values()]).map((piece, n) => [piece.id, n]));
    const inOrder = [...run].sort((a, b) => rank.get(a.piece.id)! - rank.get(b.piece.id)!);
    for (const [n, { at }] of run.entries()) sorted[at] = list[inOrder[n]!.at]!;
  }
  return sorted;
}
