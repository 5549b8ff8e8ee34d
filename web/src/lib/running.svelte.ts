/** The action that is under way: what it began with, through the questions that follow from it. */

import type { Ask, Offer } from './wire';

interface Step {
  /** The question that it answered. */
  about: string;
  /** How many choices had been made before it. */
  at: number;
  text: string;
  pieces: readonly string[];
}

export class Running {
  private steps: readonly Step[] = $state.raw([]);
  readonly begun = $derived(this.steps.length > 0);
  /** What was chosen first, in words; empty where a choice on the board was quicker than its words. */
  readonly text = $derived(this.steps[0]?.text ?? '');
  /** The pieces it is about, in the order of the choices; the last one is its goal. */
  readonly pieces: readonly string[] = $derived([...new Set(this.steps.flatMap((step) => step.pieces))]);

  answered(ask: Ask, at: number, offer: Offer): void {
    const step = { about: ask.about, at, text: offer.text ?? '', pieces: offer.touch };
    this.steps = [...this.steps, step];
  }

  /** A new turn ends it. So does a question that is asked again, for what began with its last answer. */
  asked({ about, began }: Ask): void {
    const turn = this.steps.filter((step) => step.at >= began);
    const again = turn.findIndex((step) => step.about === about);
    const left = again < 0 ? turn : turn.slice(0, again);
    if (left.length < this.steps.length) this.steps = left;
  }
}
