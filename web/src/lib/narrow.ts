/** Narrowing: the pieces that were clicked leave the actions that touch them all. */

import type { Offer } from './wire';

interface Narrowed {
  /** The actions that are still possible. */
  left: Offer[];
  /** What to click next: for each action the first piece that was not yet picked. */
  next: Set<string>;
  /** What to click next for extras beside the question, where it is no answer too. */
  free: Set<string>;
  /** Everything that may be clicked: a target may be named before its card. */
  open: Set<string>;
  /** Those left that need no further piece. */
  ready: Offer[];
}

export function narrow(offers: readonly Offer[], picked: readonly string[]): Narrowed {
  const left = picked.length
    ? offers.filter((offer) => picked.every((id) => offer.touch.includes(id)))
    : [...offers];
  const next = new Set<string>();
  const free = new Set<string>();
  const open = new Set<string>();
  const ready: Offer[] = [];
  // Once something is picked, or where there is nothing else, an extra is an answer like any other.
  const extras = picked.length === 0 && left.some((offer) => !offer.free);
  for (const offer of left) {
    const rest = offer.touch.filter((id) => !picked.includes(id));
    if (rest.length === 0) {
      if (picked.length) ready.push(offer);
    } else (extras && offer.free ? free : next).add(rest[0]!);
    for (const id of rest) open.add(id);
  }
  for (const id of next) free.delete(id);
  return { left, next, free, open, ready };
}

export type Click = { kind: 'none' } | { kind: 'pick'; picked: string[] } | { kind: 'play'; offer: Offer };

/** What a click on a piece means. */
export function click(offers: readonly Offer[], picked: readonly string[], id: string): Click {
  const now = narrow(offers, picked);
  if (picked.includes(id)) return { kind: 'pick', picked: picked.filter((other) => other !== id) };
  if (!now.open.has(id)) {
    // A fresh start elsewhere: what is picked is dropped if the piece begins another action.
    return picked.length && narrow(offers, []).open.has(id) ? click(offers, [], id) : { kind: 'none' };
  }
  const after = [...picked, id];
  const then = narrow(offers, after);
  if (then.left.length === 1) return { kind: 'play', offer: then.left[0]! };
  return { kind: 'pick', picked: after };
}
