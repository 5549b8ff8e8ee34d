/** One's own games, kept in this browser with their keys. */

export interface MyGame {
  table: string;
  /** The key of one's seat; several, each with its seat, when several people share this screen. */
  key: string;
  game: string;
  title: string;
  seen: number;
  over?: boolean;
  owner?: string;
  watch?: string;
  /** Invitations for the open seats, by seat. */
  invitations?: Record<string, string>;
}

const SHELF = 'ludonaut.games';
const MOST = 50;

export function myGames(): MyGame[] {
  try {
    const found = JSON.parse(localStorage.getItem(SHELF) ?? '[]') as MyGame[];
    return Array.isArray(found) ? found.sort((a, b) => b.seen - a.seen) : [];
  } catch {
    return [];
  }
}

function write(games: MyGame[]): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // A full or forbidden store only costs the list.
  }
}

export function keepGame(game: Partial<MyGame> & { table: string; key: string }): void {
  const all = myGames();
  const old = all.find((other) => other.table === game.table && other.key === game.key);
  const fresh: MyGame = { game: '', title: '', ...old, ...game, seen: Date.now() };
  write([fresh, ...all.filter((other) => other !== old)]);
}

export function forgetGame(table: string, key: string): void {
  write(myGames().filter((game) => game.table !== table || game.key !== key));
}

export const keptGame = (table: string): MyGame | undefined => myGames().find((game) => game.table === table);

export interface SeatKey {
  seat: number | null;
  key: string;
}

/** The keys in an address: one plain key, or "0.KEY,2.KEY" when several seats share the screen. */
export function readKeys(text: string): SeatKey[] {
  if (!text) return [];
  return text.split(',').map((part) => {
    const found = /^(\d)\.(.+)$/.exec(part);
    return found ? { seat: Number(found[1]), key: found[2]! } : { seat: null, key: part };
  });
}

export const writeKeys = (keys: readonly SeatKey[]): string =>
  keys.length === 1 ? keys[0]!.key : keys.map(({ seat, key }) => `${seat}.${key}`).join(',');

const enc = encodeURIComponent;
export const seatLink = (table: string, key: string): string => `#/t/${enc(table)}${key ? `/${key}` : ''}`;
export const inviteLink = (table: string, invite: string): string => `#/j/${enc(table)}/${enc(invite)}`;
