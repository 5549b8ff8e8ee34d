/** Actions that the server is asked about: collected for a moment, then sent together, each once. */

import { actionKey, type Action, type Offer } from './wire';

export class Batch {
  private readonly asked = new Set<string>();
  private readonly wanted = new Map<string, Action>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly delay: number,
    private readonly send: (actions: Action[]) => void,
  ) {}

  ask(offers: readonly Offer[]): void {
    for (const offer of offers) {
      const key = actionKey(offer.a);
      if (this.asked.has(key)) continue;
      this.asked.add(key);
      this.wanted.set(key, offer.a);
    }
    if (this.wanted.size === 0) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const actions = [...this.wanted.values()];
      this.wanted.clear();
      if (actions.length) this.send(actions);
    }, this.delay);
  }

  /** What had no answer can be asked for again. */
  retry(): void {
    this.asked.clear();
  }

  /** Another question is asked: nothing of the old one is wanted any more. */
  clear(): void {
    this.asked.clear();
    this.wanted.clear();
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
