/** One's own games, kept in this browser with their keys. */

export interface MyGame {
  table: string;
  key: string;
  game: string;
  title: string;
  seen: number;
  over?: boolean;
  owner?: string;
  /** Invitation links of the open seats that this browser made. */
  invitations?: Record<string, string>;
}

const SHELF = 'ludonaut.games';
const MOST = 60;

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

export const keptGame = (table: string, key: string): MyGame | undefined =>
  myGames().find((game) => game.table === table && game.key === key);

/** The key in a seat's link: /#/t/TABLE/KEY. */
export function parseLink(link: string): { table: string; key: string } | null {
  const found = /#\/t\/([^/?#]+)(?:\/([^/?#]+))?/.exec(link);
  return found ? { table: decodeURIComponent(found[1]!), key: decodeURIComponent(found[2] ?? '') } : null;
}
