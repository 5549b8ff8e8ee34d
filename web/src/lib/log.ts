/** The lines of the log, and which pieces they speak of. */

import { holderOf } from './slots';
import type { Line, Panel } from './wire';

const MOST_LINES = 2000;
/** More pieces than these would light half the table. */
const MOST_LIT = 14;

/** New lines after the old ones; after an undo only the lines up to that choice are kept. */
export function joinLines(old: readonly Line[], more: readonly Line[], keep?: number): Line[] {
  const kept = keep === undefined ? old : old.filter((line) => line.at <= keep);
  return [...kept, ...more].slice(-MOST_LINES);
}

/** What a piece may be called: a piece's id is its kind and then the things that it is: "orbit:mars", "card:c27". */
const namesOf = (id: string): string[] => [id, ...id.split(':').slice(1)];

const few = (pieces: readonly string[]): readonly string[] => (pieces.length > MOST_LIT ? [] : pieces);

/** New lines, each with its pieces among those that changed; a line that names none of them speaks of all. */
export function withPieces(lines: readonly Line[], changed: readonly string[]): Line[] {
  return lines.map((line) => {
    const own = changed.filter((id) => namesOf(id).some((name) => line.names?.includes(name)));
    const pieces = [...few(own.length ? own : changed)];
    return pieces.length ? { ...line, pieces } : line;
  });
}

/** A piece, and whose mat or box it lies on. */
interface Found {
  id: string;
  holder: number | null;
}

export type Register = ReadonlyMap<string, readonly Found[]>;

/** The pieces on the table under each of their names. */
export function register(panels: Iterable<Panel>): Register {
  const found = new Map<string, Found[]>();
  for (const panel of panels) {
    const holder = holderOf(panel);
    for (const { id } of panel.pieces)
      for (const name of new Set(namesOf(id))) found.set(name, [...(found.get(name) ?? []), { id, holder }]);
  }
  return found;
}

/**
 * The pieces of a line that are on the table now: those that changed with it, or else those that it names. What a
 * player does is not about the mats of others.
 */
export function piecesOf(line: Line, there: Register): readonly string[] {
  const changed = (line.pieces ?? []).filter((id) => there.get(id)?.some((found) => found.id === id));
  if (changed.length) return changed;
  const named = (line.names ?? []).flatMap((name) => there.get(name) ?? []);
  const own = named.filter(({ holder }) => line.seat === null || holder === null || holder === line.seat);
  return few([...new Set(own.map(({ id }) => id))]);
}
