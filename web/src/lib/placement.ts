/** Where something small goes beside a piece, so that it hides nothing one may want to click. */

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;

const shared = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** What the anchor, and what can only be looked at, weigh against what can be clicked. */
const ANCHOR = 4;
const SIGHT = 0.2;

/** The corner of a box of this size: under the anchor, over it, beside it, or at an edge of the room. */
export function placeBeside(
  anchor: Area,
  size: { w: number; h: number },
  room: Area,
  obstacles: readonly Area[],
  sights: readonly Area[] = [],
): { x: number; y: number } {
  const { w, h } = size;
  const middle = (from: number, to: number, length: number) => (from + to - length) / 2;
  const x = middle(anchor.left, anchor.right, w);
  const y = middle(anchor.top, anchor.bottom, h);
  const across = middle(room.left, room.right, w);
  const spots: [number, number][] = [
    [x, anchor.bottom + GAP],
    [x, anchor.top - h - GAP],
    [anchor.right + GAP, y],
    [anchor.left - w - GAP, y],
    [across, room.bottom - h],
    [across, room.top],
    [room.left, room.bottom - h],
    [room.right - w, room.bottom - h],
    [room.left, room.top],
    [room.right - w, room.top],
  ];
  const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  let [best, least] = [{ x: 0, y: 0 }, Infinity];
  for (const [left, top] of spots) {
    const spot = { x: within(left, room.left, room.right - w), y: within(top, room.top, room.bottom - h) };
    const box = { left: spot.x, top: spot.y, right: spot.x + w, bottom: spot.y + h };
    const over = (areas: readonly Area[]) => areas.reduce((sum, one) => sum + shared(box, one), 0);
    const hidden = ANCHOR * shared(box, anchor) + over(obstacles) + SIGHT * over(sights);
    if (hidden < least) [best, least] = [spot, hidden];
  }
  return best;
}
