/** Starting games: from a full plan, or with one click and sensible defaults. */

import { api, type NewTable } from './api';
import { keepGame, seatLink, writeKeys } from './mygames';
import { go } from './route.svelte';
import type { GameCard, GameOption, Made, OptionValue, SeatPlan } from './wire';

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

/** Keeps the seats that are mine with the invitations that I may give away, and goes there. */
export function sitDown(made: Made, game: string, title: string): void {
  const mine = made.seats.flatMap(({ seat, key }) => (key ? [{ seat, key }] : []));
  const key = mine.length ? writeKeys(mine) : (made.watch ?? made.owner);
  const invitations = Object.fromEntries(
    made.seats.flatMap(({ seat, invite }) => (invite ? [[seat, invite]] : [])),
  );
  keepGame({
    table: made.table,
    key,
    game,
    title,
    invitations,
    owner: made.owner,
    ...(made.watch ? { watch: made.watch } : {}),
  });
  go(seatLink(made.table, key));
}

export async function start(plan: NewTable, title: string): Promise<void> {
  sitDown(await api.make(plan), plan.game, title);
}

/** A guided first game. */
export async function learn(game: GameCard, lang: string): Promise<void> {
  sitDown(await api.tutorial(game.name, lang), game.name, game.title);
}

export const quickStart = (
  game: GameCard,
  lang: string,
  name: string,
  chosen: Record<string, OptionValue> = {},
): Promise<void> => {
  const seats = usualSeats(game).map((seat) => (seat.kind === 'me' && name ? { ...seat, name } : seat));
  const options = { ...usualOptions(game, seats.length), ...chosen };
  return start({ game: game.name, seats, options, private: true, lang }, game.title);
};
