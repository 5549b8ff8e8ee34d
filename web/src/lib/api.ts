/** The server's REST side. */

import type { Curve, Face, GameCard, GuideSection, OptionValue, SeatPlan, TableSummary } from './wire';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const reply = await fetch(`/api${path}`, init);
  if (!reply.ok) throw new ApiError(reply.status, await reason(reply));
  return (await reply.json()) as T;
}

async function reason(reply: Response): Promise<string> {
  try {
    const body = (await reply.json()) as { detail?: unknown; why?: unknown };
    const text = body.why ?? body.detail;
    return typeof text === 'string' ? text : reply.statusText;
  } catch {
    return reply.statusText;
  }
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const enc = encodeURIComponent;

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options: Record<string, OptionValue>;
  seed?: number;
  private: boolean;
  lang: string;
  tempo?: string;
  clock?: { minutes?: number; days?: number };
}

export interface Made {
  table: string;
  links: Record<string, string>;
  owner?: string;
}

export interface Faces {
  faces: Record<string, Face>;
  defs?: string;
  css?: string;
}

export const api = {
  games: (lang: string) => call<GameCard[]>(`/games?lang=${lang}`),
  faces: (game: string, lang: string) => call<Faces>(`/games/${enc(game)}/faces?lang=${lang}`),
  guide: (game: string, lang: string) =>
    call<{ sections: GuideSection[] }>(`/games/${enc(game)}/guide?lang=${lang}`),
  tables: (lang: string) => call<TableSummary[]>(`/tables?lang=${lang}`),
  table: (table: string, key: string, lang: string) =>
    call<TableSummary>(`/tables/${enc(table)}?key=${enc(key)}&lang=${lang}`),
  make: (table: NewTable) => post<Made>('/tables', table),
  join: (table: string, seat: number, name: string) =>
    post<{ link: string }>(`/tables/${enc(table)}/join`, { seat, name }),
  branch: (table: string, at: number, key: string, lang: string) =>
    post<Made>(`/tables/${enc(table)}/branch`, { at, key, lang }),
  tutorial: (game: string, lang: string) => post<Made>(`/tutorials/${enc(game)}`, { lang }),
  load: (record: string, lang: string) => post<Made>('/tables/import', { record, lang }),
  scores: (table: string, key: string) => call<Curve>(`/tables/${enc(table)}/scores?key=${enc(key)}`),
  address: (table: string, what: 'record' | 'position' | 'picture.svg', key: string, more = '') =>
    `/api/tables/${enc(table)}/${what}?key=${enc(key)}${more}`,
};
