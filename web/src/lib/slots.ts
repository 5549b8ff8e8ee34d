/** Which panel goes where on the table, by its slot. */

import type { Panel } from './wire';

export interface Slots {
  centre: Panel[];
  side: Panel[];
  hand: Panel[];
  players: Map<number, Panel>;
  mats: Map<number, Panel[]>;
}

const seatOf = (slot: string | undefined, kind: string): number | null =>
  slot?.startsWith(`${kind}:`) ? Number(slot.slice(kind.length + 1)) : null;

/** Sorts panels by slot. One's own mat lies in the middle beside the board, the others' open on a click; who watches sees all. */
export function bySlot(panels: readonly Panel[], mine: readonly number[]): Slots {
  const found: Slots = { centre: [], side: [], hand: [], players: new Map(), mats: new Map() };
  const own: Panel[] = [];
  for (const panel of panels) {
    const player = seatOf(panel.slot, 'player');
    const seat = seatOf(panel.slot, 'seat');
    if (player !== null) found.players.set(player, panel);
    else if (seat !== null) {
      found.mats.set(seat, [...(found.mats.get(seat) ?? []), panel]);
      if (mine.length === 0 || mine.includes(seat)) own.push(panel);
    } else if (panel.slot === 'hand') found.hand.push(panel);
    else if (panel.slot === 'side') found.side.push(panel);
    else found.centre.push(panel);
  }
  found.centre.push(...own);
  return found;
}
