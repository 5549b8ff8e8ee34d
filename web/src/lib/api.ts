/** The server's REST side. Keys travel in a header, never in an address. */

import type {
  Curve,
  Face,
  GameCard,
  GuideSection,
  Made,
  OptionValue,
  SeatPlan,
  Mistake,
  TableSummary,
} from './wire';

async function reach(path: string, key = '', body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit =
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const reply = await fetch(`/api${path}`, init);
  if (!reply.ok) throw new Error(await reasonOf(reply));
  return reply;
}

async function reasonOf(reply: Response): Promise<string> {
  try {
    const { why } = (await reply.json()) as { why?: string };
    return why || reply.statusText;
  } catch {
    return reply.statusText;
  }
}

const call = async <T>(path: string, key = '', body?: unknown): Promise<T> =>
  (await (await reach(path, key, body)).json()) as T;

const enc = encodeURIComponent;

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options: Record<string, OptionValue>;
  seed?: number;
  private: boolean;
  lang: string;
  tempo?: number;
  clock?: { seconds: number };
}

export type MySummary = TableSummary | { table: string; gone: true };

export const api = {
  games: (lang: string) => call<GameCard[]>(`/games?lang=${lang}`),
  faces: (game: string, lang: string) =>
    call<{ faces: Record<string, Face> }>(`/games/${enc(game)}/faces?lang=${lang}`),
  guide: (game: string, lang: string) =>
    call<{ sections: GuideSection[] }>(`/games/${enc(game)}/guide?lang=${lang}`),
  tables: (lang: string) => call<TableSummary[]>(`/tables?lang=${lang}`),
  mine: (tables: { table: string; key: string }[], lang: string) =>
    call<MySummary[]>(`/tables/summaries?lang=${lang}`, '', { tables }),
  make: (table: NewTable) => call<Made>('/tables', '', table),
  join: (table: string, wish: { name: string; seat?: number; invite?: string }) =>
    call<{ seat: number; key: string }>(`/tables/${enc(table)}/join`, '', wish),
  branch: (table: string, key: string, wish: { at: number; seat: number; level: string; lang: string }) =>
    call<Made>(`/tables/${enc(table)}/branch`, key, wish),
  rematch: (table: string, key: string, wish: { seats: number[]; lang: string }) =>
    call<Made>(`/tables/${enc(table)}/rematch`, key, wish),
  tempo: (table: string, key: string, tempo: number) =>
    call<unknown>(`/tables/${enc(table)}/tempo`, key, { tempo }),
  tutorial: (game: string, lang: string) => call<Made>(`/tutorials/${enc(game)}`, '', { lang }),
  load: (record: string, lang: string) => call<Made>('/tables/import', '', { record, lang }),
  back: (table: string, key: string) => call<unknown>(`/tables/${enc(table)}/back`, key, {}),
  leave: (table: string, key: string, seat: number) =>
    call<unknown>(`/tables/${enc(table)}/bot`, key, { seat, level: 'pilot' }),
  scores: (table: string, key: string) => call<Curve>(`/tables/${enc(table)}/scores`, key),
  analysis: (table: string, key: string, lang: string) =>
    call<{ mistakes: Mistake[] }>(`/tables/${enc(table)}/analysis?lang=${lang}`, key, {}),
  /** The record, the position or a picture, saved as a file. */
  async download(table: string, key: string, what: string, file: string): Promise<void> {
    const blob = await (await reach(`/tables/${enc(table)}/${what}`, key)).blob();
    const address = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  },
};
