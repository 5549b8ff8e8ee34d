/** Rounds, eras and flights: what everybody gained in one, told when it ends. */

import type { Session } from './session.svelte';

export interface Summary {
  /** What has ended, in the words of the table's note. */
  title: string;
  gains: { seat: number; total: number; by: number }[];
}

/** A chapter of fewer choices than this for each player is told by the log alone. */
const WORTH_TELLING = 8;

/** What the note calls the part of the game that is on: its words before the first colon or dot. */
export const chapterOf = (note: string): string => note.split(/\s*[·:,]\s*/)[0]!.trim();

export class Chapters {
  summary: Summary | null = $state.raw(null);
  private title = '';
  private began = 0;
  private totals: number[] = [];

  constructor(private readonly session: Session) {
    $effect(() => this.look(chapterOf(session.picture.note ?? ''), session.at));
  }

  private look(title: string, at: number): void {
    const { scores, over, ready } = this.session;
    if (!ready || title === this.title) return;
    const totals = scores.map((score) => score.total);
    const long = at - this.began >= WORTH_TELLING * scores.length;
    if (this.title && !over && long && totals.length === this.totals.length)
      this.summary = {
        title: this.title,
        gains: totals.map((total, seat) => ({ seat, total, by: total - this.totals[seat]! })),
      };
    [this.title, this.began, this.totals] = [title, at, totals];
  }
}
