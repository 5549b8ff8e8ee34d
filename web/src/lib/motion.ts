import { settings } from './settings.svelte';

/** How a piece gets from where it was to where it is. */

export interface Pose {
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  pivot: [number, number] | null;
}

export const DURATION = 340;
export const EASE = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

export const still = (): boolean =>
  settings.motion === 'reduce' ||
  settings.factor === 0 ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** The short way round. */
export function shortTurn(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

const place = (x: number, y: number, turn: number, sx: number, sy: number): string =>
  `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${turn.toFixed(2)}deg) scale(${sx.toFixed(4)}, ${sy.toFixed(4)})`;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** A point between two others, on an arc about the pivot if there is one. */
function between(old: Pose, now: Pose, t: number): [number, number] {
  if (!now.pivot) return [old.x + (now.x - old.x) * t, old.y + (now.y - old.y) * t];
  const [cx, cy] = now.pivot;
  const from = Math.atan2(old.y - cy, old.x - cx);
  const turn = shortTurn(degrees(from), degrees(Math.atan2(now.y - cy, now.x - cx)));
  const start = Math.hypot(old.x - cx, old.y - cy);
  const radius = start + (Math.hypot(now.x - cx, now.y - cy) - start) * t;
  const angle = from + (turn * t * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** The keyframes from the old pose to the new one; none if nothing moved. */
export function path(old: Pose, now: Pose): string[] | null {
  const turn = shortTurn(old.turn, now.turn);
  const [sx, sy] = [now.w ? old.w / now.w : 1, now.h ? old.h / now.h : 1];
  if (old.x === now.x && old.y === now.y && turn === 0 && sx === 1 && sy === 1) return null;
  const frames = now.pivot ? 14 : 1;
  return Array.from({ length: frames + 1 }, (_, i) => {
    const t = i / frames;
    const [x, y] = between(old, now, t);
    return place(x, y, old.turn + turn * t, sx + (1 - sx) * t, sy + (1 - sy) * t);
  });
}
