/** The shape of the table on a screen: columns or one under another, and how high hand and question are. */

import { heightIn } from './frame';
import { AIM, boxOf, settle, STRIP, TABS, TITLE, type Box } from './packing';
import type { Slots } from './slots';
import type { Panel } from './wire';

/** How much of a hand shows where it has no room. */
const PEEK = 66;
const BAR = 58;
const GAP = 10;

/** The least scale of a panel on this screen. */
export type Least = (panel: Panel) => number;

/** How the parts of the table stand: one under another on a phone or an upright screen, in two columns, or in three. */
export type Shape = 'phone' | 'tall' | 'two' | 'three';

export interface Screen {
  shape: Shape;
  /** The width of the columns beside the boards. */
  left: number;
  right: number;
  /** The height of the hand, and whether only the upper part of its cards shows until it is wanted. */
  hand: number;
  peeks: boolean;
  /** The most that the question may take of an upright screen, so that the boards are seen whole. */
  sheet: number;
}

export const PHONE = 760;
const THREE = 1380;
const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The names above several hands in one row. */
export const NAMES = 18;

/** The height in which the cards of a hand can be read, and no more than they need. */
function handHeight(hand: readonly Panel[], height: number, least: Least): number {
  if (hand.length === 0) return 0;
  const most = (of: (panel: Panel) => number) =>
    Math.round(Math.max(...hand.map((panel) => panel.h * of(panel))));
  const needed = most((panel) => Math.max(least(panel), 0.9));
  const alone = Math.min(
    most(() => 1.15),
    Math.max(needed, Math.round(height * 0.22)),
  );
  if (hand.length === 1) return alone;
  // A second hand that comes and goes moves no board if its name has room within the height of the first.
  const aimed = most((panel) => Math.max(least(panel) * AIM, 0.9));
  return Math.max(alone, Math.min(alone, aimed) + NAMES);
}

/** What an upright screen needs for the players and the question. */
const UPRIGHT = { strips: 96, sheet: 250 };

/** Chooses the shape by measuring: three columns only where that hides no more behind tabs than two. */
export function screenOf(found: Slots, width: number, height: number, least: Least): Screen {
  const hand = handHeight(found.hand, height, least);
  if (width < PHONE) return { shape: 'phone', left: 0, right: 0, hand, peeks: false, sheet: 0 };
  const tall = height > width;
  const left = between(236, width * 0.17, 340);
  const right = between(290, width * 0.22, 430);
  const high = height - BAR - 2 * GAP - (tall ? UPRIGHT.strips + UPRIGHT.sheet : 0);
  const panels = [...found.centre, ...found.side];
  const boxes = panels.map((panel) => boxOf(panel, panels.length > 1 ? TITLE : 0, least(panel)));
  const strip = panels.length > 1 ? STRIP : 0;
  const row = hand ? hand + GAP : 0;
  const peeks =
    hand > 0 &&
    found.centre.some((panel) => panel.h * least(panel) > high - strip - row + 1 && panel.w > 400);
  const room = high - (peeks ? PEEK + GAP : row);
  const given = { right, hand: peeks ? PEEK : hand, peeks, sheet: 0 };
  if (tall) {
    const needed = Math.max(0, ...found.centre.map((panel) => heightIn(panel, width, least(panel))));
    // The question gets what the boards do not use.
    const most = height * 0.3;
    const alone = settle(boxes, width, room).rank === 4;
    const free = alone ? room - strip - needed : spare(boxes, width, room, most - UPRIGHT.sheet);
    const sheet = between(UPRIGHT.sheet, UPRIGHT.sheet + free, most);
    return { ...given, shape: 'tall', left: 0, right: 0, sheet };
  }
  if (width < THREE || boxes.length === 0) return { ...given, shape: 'two', left: 0 };
  const two = settle(boxes, width - right - 40, room);
  const three = settle(boxes, width - left - right - 56, room);
  const worse = three.rank > two.rank || (three.rank === two.rank && two.aimed && !three.aimed);
  return !worse && three.rank < 4 ? { ...given, shape: 'three', left } : { ...given, shape: 'two', left: 0 };
}
/** How finely the height is looked for that boards side by side do not use. */
const STEP = 32;

/** How much lower, up to a limit, a room can be without making the boards in it smaller. */
function spare(boxes: readonly Box[], width: number, height: number, most: number): number {
  const measure = (free: number) => {
    const { spots, rank } = settle(boxes, width, height - free);
    const size = spots.reduce((sum, { id, w, h }) => (id === TABS ? sum : sum + w * h), 0);
    return { rank, size };
  };
  const whole = measure(0);
  let free = 0;
  while (free + STEP <= most) {
    const { rank, size } = measure(free + STEP);
    if (rank !== whole.rank || size < 0.995 * whole.size) break;
    free += STEP;
  }
  return free;
}
/** Markets and tracks that find room in the column of the players, in a size one can read; the rest goes to the middle. */
export function sideColumn(
  side: readonly Panel[],
  width: number,
  height: number,
  least: Least,
  gap = 12,
): { column: Panel[]; rest: Panel[] } {
  const [column, rest]: [Panel[], Panel[]] = [[], []];
  let free = height;
  for (const panel of side) {
    const scale = Math.min(1.2, width / panel.w);
    const high = panel.h * scale + TITLE + gap;
    if (scale >= least(panel) && high <= free) {
      column.push(panel);
      free -= high;
    } else rest.push(panel);
  }
  return { column, rest };
}
