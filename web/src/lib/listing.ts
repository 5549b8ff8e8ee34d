/** The order in which answers are listed. */

import type { Placed } from './diff';
import { inRows } from './spatial';
import type { Offer } from './wire';

/** Answers first, extras after them; what one verb does with the pieces of one panel as they lie there, row by row. */
export function listed(
  offers: readonly Offer[],
  picked: readonly string[],
  places: ReadonlyMap<string, Placed>,
): Offer[] {
  const list = [...offers].sort((a, b) => Number(a.free ?? false) - Number(b.free ?? false));
  const placeOf = (offer: Offer) => places.get(offer.touch.find((id) => !picked.includes(id)) ?? '');
  const runs = new Map<string, number[]>();
  for (const [i, offer] of list.entries()) {
    const place = placeOf(offer);
    if (!place) continue;
    const run = `${offer.a[0]} ${place.panel} ${offer.free ?? false}`;
    runs.set(run, [...(runs.get(run) ?? []), i]);
  }
  const sorted = [...list];
  for (const run of runs.values()) {
    const pieces = new Map(run.map((i) => [placeOf(list[i]!)!.piece.id, placeOf(list[i]!)!.piece]));
    const rank = new Map(inRows([...pieces.values()]).map((piece, n) => [piece.id, n]));
    const rankOf = (i: number) => rank.get(placeOf(list[i]!)!.piece.id)!;
    const within = [...run].sort((a, b) => rankOf(a) - rankOf(b));
    for (const [n, i] of run.entries()) sorted[i] = list[within[n]!]!;
  }
  return sorted;
}
