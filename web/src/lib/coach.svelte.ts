/** Explains a first game: how the table works, then each rule when it is met for the first time. */

import type { Word } from '../words/index.svelte';
import { api } from './api';
import { keptGame } from './mygames';
import type { Session } from './session.svelte';
import type { GuideSection } from './wire';

export interface Card {
  kind: 'table' | 'rule';
  title: string;
  html: string;
  word: Word | null;
}

const INTRODUCTION: readonly Word[] = ['coachWelcome', 'coachBoard', 'coachList', 'coachHelp'];

export class Coach {
  private sections: GuideSection[] = $state.raw([]);
  private step = $state(0);
  private known: ReadonlySet<string> = $state.raw(new Set());
  private readonly active: boolean;

  readonly card: Card | null = $derived.by(() => {
    if (!this.active || this.session.over || this.session.moment) return null;
    const word = INTRODUCTION[this.step];
    if (word) return { kind: 'table', title: '', html: '', word };
    const anchor = this.session.ask?.guide ?? '';
    const section = anchor && !this.known.has(anchor) && this.sections.find((one) => one.anchor === anchor);
    return section ? { kind: 'rule', title: section.title, html: section.html, word: null } : null;
  });

  constructor(
    private readonly session: Session,
    lang: () => string,
  ) {
    this.active = keptGame(session.table)?.guided ?? false;
    $effect(() => {
      if (!this.active || !session.game) return;
      api.guide(session.game, lang()).then(
        (found) => (this.sections = found.sections),
        () => undefined,
      );
    });
  }

  next(): void {
    if (this.step < INTRODUCTION.length) this.step += 1;
    else if (this.session.ask) this.known = new Set([...this.known, this.session.ask.guide]);
  }

  /** From here on without a guide. */
  stop(): void {
    this.step = INTRODUCTION.length;
    this.known = new Set(this.sections.map((section) => section.anchor));
  }
}
