/** Narrowing: the pieces that were clicked leave the actions that touch them all. */

import type { Offer } from './wire';
import { actionKey } from './wire';

export interface Narrowed {
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

export type Step = { kind: 'none' } | { kind: 'pick'; picked: string[] } | { kind: 'play'; offer: Offer };

/** What a click on a piece means. */
export function click(offers: readonly Offer[], picked: readonly string[], id: string): Step {
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

const spot = (offer: Offer): string => offer.touch.join('\n');

/** Actions that touch the same pieces: ways of lying at one place. */
export function siblings(offers: readonly Offer[], offer: Offer): Offer[] {
  return offers.filter((other) => spot(other) === spot(offer));
}

export interface Pose {
  turn: number;
  flip: boolean;
}

export function poseOf(offer: Offer): Pose {
  const piece = offer.ghost?.[0];
  return { turn: ((((piece?.turn ?? 0) % 360) + 360) % 360) as number, flip: piece?.flip ?? false };
}

/** Among the ways of lying at one place, the one nearest to how the player last held the piece. */
export function nearest(ways: readonly Offer[], pose: Pose | null): Offer | undefined {
  if (!pose) return ways[0];
  const cost = (offer: Offer) => {
    const own = poseOf(offer);
    return (own.flip === pose.flip ? 0 : 2) + (own.turn === pose.turn ? 0 : 1);
  };
  return [...ways].sort((a, b) => cost(a) - cost(b))[0];
}

/** The next way of lying: R turns on the same side, F turns over; both fall back on the next in the list. */
export function cycle(
  ways: readonly Offer[],
  current: Offer | undefined,
  how: 'turn' | 'flip',
): Offer | undefined {
  if (ways.length === 0) return undefined;
  const index = Math.max(
    0,
    ways.findIndex((way) => current && actionKey(way.a) === actionKey(current.a)),
  );
  const own = poseOf(ways[index]!);
  const after = [...ways.slice(index + 1), ...ways.slice(0, index)];
  if (how === 'flip') {
    const over = after.filter((way) => poseOf(way).flip !== own.flip);
    return (
      over.find((way) => poseOf(way).turn === own.turn) ?? over[0] ?? after[after.length - 1] ?? ways[index]
    );
  }
  const side = after
    .filter((way) => poseOf(way).flip === own.flip)
    .sort((a, b) => ((poseOf(a).turn - own.turn + 360) % 360) - ((poseOf(b).turn - own.turn + 360) % 360));
  return side[0] ?? after[0] ?? ways[index];
}

export interface Group {
  key: string;
  piece: string | null;
  offers: Offer[];
}

/** A long list in groups: by the piece that would be clicked next, or by the verb when there is none. */
export function groups(left: readonly Offer[], picked: readonly string[]): Group[] {
  const found = new Map<string, Group>();
  for (const offer of left) {
    const piece = offer.touch.find((id) => !picked.includes(id)) ?? null;
    const key = piece ?? `=${offer.a[0]}`;
    const group = found.get(key) ?? { key, piece, offers: [] };
    group.offers.push(offer);
    found.set(key, group);
  }
  return [...found.values()];
}

const bare = (word: string | undefined): string => (word ?? '').replace(/[,.;:]+$/, '');

/** The words that all texts begin with. */
export function commonWords(texts: readonly string[]): string {
  const split = texts.map((text) => text.split(/\s+/));
  const first = split[0] ?? [];
  let count = 0;
  while (count < first.length && split.every((parts) => bare(parts[count]) === bare(first[count])))
    count += 1;
  return first
    .slice(0, count)
    .join(' ')
    .replace(/[\s—–:,(]+$/, '');
}
