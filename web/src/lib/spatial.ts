/** Moving from piece to piece with the arrow keys. */

export interface Point {
  id: string;
  x: number;
  y: number;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const WAYS: Record<Arrow, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The nearest point in a direction; what lies aside counts double. */
export function neighbour(points: readonly Point[], from: Point, key: Arrow): Point | undefined {
  const [dx, dy] = WAYS[key];
  let best: Point | undefined;
  let least = Infinity;
  for (const point of points) {
    if (point.id === from.id) continue;
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (ahead <= 0.5) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
