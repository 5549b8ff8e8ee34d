/** Which panel goes where on the table, by its slot. */

import type { Panel, Picture, Piece } from './wire';

export interface Slots {
  centre: Panel[];
  side: Panel[];
  hand: Panel[];
  players: Map<number, Panel>;
  mats: Map<number, Panel[]>;
}

const seatOf = (slot: string | undefined, kind: string): number | null =>
  slot?.startsWith(`${kind}:`) ? Number(slot.slice(kind.length + 1)) : null;

/** Whose mat or box of numbers a panel is. */
export const holderOf = ({ slot }: Panel): number | null => seatOf(slot, 'seat') ?? seatOf(slot, 'player');

/** A piece carried about its pivot, upright; one whose centre is the pivot turns. */
function turned(piece: Piece, degrees: number): Piece {
  if (!piece.pivot) return piece;
  const [cx, cy] = piece.pivot;
  const [x, y] = [piece.x - cx, piece.y - cy];
  if (x === 0 && y === 0) return { ...piece, turn: ((piece.turn ?? 0) + degrees) % 360 };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { ...piece, x: cx + x * cos - y * sin, y: cy + x * sin + y * cos };
}

/** Panels as they were seen last, so that one that has not changed stays the same object and is not redrawn. */
const seen = new WeakMap<Panel, { seat: number | null; badge: string | undefined; panel: Panel }>();

function seenBy(panel: Panel, seat: number | null, score: string): Panel {
  const badge = (seat !== null && seatOf(panel.slot, 'player') === seat && score) || panel.badge;
  const known = seen.get(panel);
  if (known?.seat === seat && known.badge === badge) return known.panel;
  const mine = seat !== null && seatOf(panel.slot, 'seat') === seat;
  const slot = (mine && panel.own) || panel.slot;
  const degrees = (seat !== null && panel.turns?.[seat]) || 0;
  const pieces = panel.pieces
    .filter((piece) => mine || !piece.own)
    .map((piece) => (degrees ? turned(piece, degrees) : piece));
  const found = { ...panel, slot, badge, pieces };
  seen.set(panel, { seat, badge, panel: found });
  return found;
}

/** The picture as it is on the screen of its seat: panels are sent alike to everybody. */
export const seenBySeat = (picture: Picture): Picture => ({
  ...picture,
  panels: picture.panels.map((panel) => seenBy(panel, picture.seat ?? null, picture.score ?? '')),
});

/** Does a mat lie in the middle for those who watch? */
const isBoard = ({ own }: Panel): boolean => !own || own === 'board';

/** Sorts panels by slot. One's own mat lies in the middle beside the board, the others' open on a click. */
export function bySlot(panels: readonly Panel[], mine: readonly number[]): Slots {
  const found: Slots = { centre: [], side: [], hand: [], players: new Map(), mats: new Map() };
  const own: Panel[] = [];
  for (const panel of panels) {
    const player = seatOf(panel.slot, 'player');
    const seat = seatOf(panel.slot, 'seat');
    if (player !== null) found.players.set(player, panel);
    else if (seat !== null) {
      found.mats.set(seat, [...(found.mats.get(seat) ?? []), panel]);
      if (mine.length === 0 ? isBoard(panel) : mine.includes(seat)) own.push(panel);
    } else if (panel.slot === 'hand') found.hand.push(panel);
    else if (panel.slot === 'side') found.side.push(panel);
    else found.centre.push(panel);
  }
  found.centre.push(...own);
  return found;
}
