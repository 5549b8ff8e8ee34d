/** A guided first game: which text of the lesson is open, and what it points at. */

import type { Word } from '../words/index.svelte';
import type { Session } from './session.svelte';
import type { LessonStep, Offer } from './wire';

/** How a table works: said before the first step of any game. */
const INTRODUCTION: readonly Word[] = ['coachTable', 'coachHelp'];

export class Coach {
  /** The open page of each stop of the lesson: who takes a move back finds it as it was. */
  private pages: ReadonlyMap<string, number> = $state.raw(new Map());

  private readonly lesson = $derived.by(() => (this.session.past.moment ? null : this.session.lesson));
  private readonly introduction: readonly Word[] = $derived(this.lesson?.at === 1 ? INTRODUCTION : []);
  private readonly stop = $derived((this.lesson?.steps ?? []).map((step) => step.n).join());
  private readonly count = $derived(
    this.lesson?.steps.length ? this.introduction.length + this.lesson.steps.length : 0,
  );

  readonly page: number = $derived(Math.min(this.pages.get(this.stop) ?? 0, Math.max(0, this.count - 1)));
  readonly word: Word | null = $derived(this.count ? (this.introduction[this.page] ?? null) : null);
  readonly step: LessonStep | null = $derived(
    this.lesson?.steps[this.page - this.introduction.length] ?? null,
  );
  readonly first = $derived(this.page === 0);
  /** The last page of the stop: now it is the learner's turn to do something. */
  readonly last = $derived(this.page >= this.count - 1);

  readonly suggested: Offer | null = $derived.by(() => {
    const ready = this.last && this.session.ask && !this.session.pending;
    return (ready && this.lesson?.do) || null;
  });
  readonly pieces: ReadonlySet<string> = $derived(
    new Set([...(this.step?.pieces ?? []), ...(this.suggested?.touch ?? [])]),
  );
  readonly panels: ReadonlySet<string> = $derived(new Set(this.step?.panels ?? []));

  constructor(private readonly session: Session) {}

  turn(by: 1 | -1): void {
    const page = Math.max(0, Math.min(this.count - 1, this.page + by));
    this.pages = new Map([...this.pages, [this.stop, page]]);
  }
}
