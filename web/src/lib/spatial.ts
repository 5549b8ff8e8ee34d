/** Where pieces lie to one another: the next one in a direction, and the order in which one reads them. */

interface Point {
  id: string;
  x: number;
  y: number;
}

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

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

/** What is less than this below the first of a row, in a panel's units, lies in it. */
const ROW = 12;

/** Row by row from above, and each row from the left. */
export function inRows<P extends Point>(points: readonly P[]): P[] {
  const rows: P[][] = [];
  for (const point of [...points].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && point.y - row[0]!.y < ROW) row.push(point);
    else rows.push([point]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x));
}
