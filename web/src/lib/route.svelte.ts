/** The page that the address names: everything after '#', so that keys never reach a server's log. */

export interface Route {
  page: 'home' | 'new' | 'table' | 'join' | 'guide' | 'lost';
  game: string;
  table: string;
  key: string;
  anchor: string;
}

export function parse(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
  const route: Route = { page: 'home', game: '', table: '', key: '', anchor: '' };
  if (parts.length === 0) return route;
  if (parts[0] === 'new' && parts[1]) return { ...route, page: 'new', game: parts[1] };
  if (parts[0] === 't' && parts[1]) return { ...route, page: 'table', table: parts[1], key: parts[2] ?? '' };
  if (parts[0] === 'j' && parts[2]) return { ...route, page: 'join', table: parts[1]!, key: parts[2] };
  if (parts[0] === 'guide' && parts[1])
    return { ...route, page: 'guide', game: parts[1], anchor: parts[2] ?? '' };
  return { ...route, page: 'lost' };
}

class Router {
  now: Route = $state(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.now = parse(location.hash);
    });
  }
}

export const router = new Router();

export function go(hash: string): void {
  location.hash = hash;
}
