/** Starting games: from a full plan, or with one click and sensible defaults. */

import { api, type Made, type NewTable } from './api';
import { keepGame, parseLink } from './mygames';
import { go } from './route.svelte';
import type { GameCard, GameOption, OptionValue, SeatPlan } from './wire';

/** A newcomer's opponent: not the weakest, not the one that thinks long. */
export const usualLevel = (game: GameCard): string =>
  game.levels[Math.min(1, game.levels.length - 1)]?.name ?? '';

export function usualSeats(game: GameCard): SeatPlan[] {
  const count = Math.max(game.seats[0], Math.min(2, game.seats[1]));
  return Array.from({ length: count }, (_, i) =>
    i === 0 ? { kind: 'me' } : { kind: 'bot', level: usualLevel(game) },
  );
}

export const optionsFor = (game: GameCard, seats: number): GameOption[] =>
  game.options.filter((option) => !option.seats || (option.seats[0] <= seats && seats <= option.seats[1]));

export const usualOptions = (game: GameCard, seats: number): Record<string, OptionValue> =>
  Object.fromEntries(optionsFor(game, seats).map((option) => [option.name, option.default]));

/** Keeps the seat that is mine with the invitations that I may give away, and goes there. */
export function sitDown(made: Made, game: string, title: string, mine: number): void {
  const own = made.links[String(mine)] ?? Object.values(made.links)[0];
  const seat = own ? parseLink(own) : null;
  if (!own || !seat) return;
  const invitations = Object.fromEntries(Object.entries(made.links).filter(([, link]) => link !== own));
  keepGame({ ...seat, game, title, invitations, ...(made.owner ? { owner: made.owner } : {}) });
  go(own);
}

export async function start(plan: NewTable, title: string): Promise<void> {
  const made = await api.make(plan);
  sitDown(
    made,
    plan.game,
    title,
    Math.max(
      0,
      plan.seats.findIndex((seat) => seat.kind === 'me'),
    ),
  );
}

export const quickStart = (game: GameCard, lang: string, name: string): Promise<void> => {
  const seats = usualSeats(game).map((seat) => (seat.kind === 'me' && name ? { ...seat, name } : seat));
  return start(
    { game: game.name, seats, options: usualOptions(game, seats.length), private: true, lang },
    game.title,
  );
};
