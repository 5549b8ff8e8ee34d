/** The ways in which a piece can lie at one place: turned and flipped. */

import { actionKey, type Offer } from './wire';

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
