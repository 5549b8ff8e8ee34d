/** What the server tells of actions when it is asked: their words and ghosts, and what they would cost and bring. */

import { Batch } from './batch';
import { messageId } from './connection';
import { actionKey, type ClientMessage, type Offer, type Piece, type Preview } from './wire';

interface Label {
  text: string;
  ghost?: Piece[];
}

/** The most actions of one message. */
const MOST = 60;
const LABELS_AFTER = 15;
/** Previews are asked for when the pointer rests, not while it passes. */
const PREVIEWS_AFTER = 120;

export class Details {
  labels: ReadonlyMap<string, Label> = $state.raw(new Map());
  previews: ReadonlyMap<string, Preview> = $state.raw(new Map());

  private readonly unnamed = new Batch(LABELS_AFTER, (actions) => {
    for (let i = 0; i < actions.length; i += MOST)
      this.send({ type: 'describe', id: messageId(), actions: actions.slice(i, i + MOST) });
  });
  private readonly unweighed = new Batch(PREVIEWS_AFTER, (actions) => {
    const version = this.version();
    if (version === undefined) return;
    const asked = version === null ? {} : { version };
    this.send({ type: 'preview', id: messageId(), actions: actions.slice(0, MOST), ...asked });
  });

  constructor(
    private readonly send: (message: ClientMessage) => void,
    /** The version of the question that can be answered now; null: it has none; undefined: nothing is asked. */
    private readonly version: () => number | null | undefined,
  ) {}

  /** Wants the words and ghosts of actions that came without. */
  describe(offers: readonly Offer[]): void {
    this.unnamed.ask(offers.filter((offer) => offer.text === undefined));
  }

  /** Wants to know what actions would cost and bring. */
  preview(offers: readonly Offer[]): void {
    this.unweighed.ask(offers);
  }

  described(actions: readonly Offer[]): void {
    const labels = new Map(this.labels);
    for (const { a, text = '', ghost } of actions)
      labels.set(actionKey(a), ghost ? { text, ghost } : { text });
    this.labels = labels;
  }

  previewed(found: readonly Preview[]): void {
    const previews = new Map(this.previews);
    for (const one of found) previews.set(actionKey(one.a), one);
    this.previews = previews;
  }

  /** A description that came too late, since the question had changed, can be asked for again. */
  retry(): void {
    this.unnamed.retry();
  }

  /** Another question or another language. */
  clear(): void {
    this.labels = new Map();
    this.previews = new Map();
    this.unnamed.clear();
    this.unweighed.clear();
  }

  close(): void {
    this.unnamed.close();
    this.unweighed.close();
  }
}
