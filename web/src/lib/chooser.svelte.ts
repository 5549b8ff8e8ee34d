/** Choosing an action: by clicks on pieces, from the list, by keys; with a ghost of what would happen. */

import { untrack } from 'svelte';
import { click, narrow } from './narrow';
import { cycle, nearest, poseOf, type Pose } from './poses';
import type { Running } from './running.svelte';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';
import { sound } from './sound';
import { actionKey, type Offer, type Piece } from './wire';

/** What can be done with a piece: "next" and "free" (an extra) glow, "open" may be clicked too. */
export type PieceState = '' | 'next' | 'free' | 'open' | 'picked';
export type Input = 'mouse' | 'touch' | 'key';

export class Chooser {
  picked: string[] = $state.raw([]);
  /** A kind of action picked from a long list, for actions that touch nothing. */
  verb: string | null = $state(null);
  /** The piece under the pointer or the focus. */
  over: string | null = $state(null);
  /** The action under the pointer in the list. */
  listed: Offer | null = $state.raw(null);
  /** The way of lying that was turned to, while a place is picked. */
  turned: Offer | null = $state.raw(null);
  /** A careful action that waits to be confirmed. */
  confirming: Offer | null = $state.raw(null);
  /** The last choice was pointed at on the board: what finishes it stands there too. */
  onBoard = $state(false);
  private pose: Pose | null = $state.raw(null);

  readonly offers: Offer[] = $derived.by(() => {
    const { ask, pending, past, playback, details } = this.session;
    if (!ask || pending || past.moment || playback.picture) return [];
    if (!ask.many) return ask.actions;
    return ask.actions.map((offer) => {
      const label = details.labels.get(actionKey(offer.a));
      return label ? { ...offer, ...label } : offer;
    });
  });
  private readonly pool = $derived(
    this.verb === null ? this.offers : this.offers.filter((offer) => offer.a[0] === this.verb),
  );
  readonly now = $derived(narrow(this.pool, this.picked));
  /** Several ways of lying at the place that is picked: R and F go through them, Enter takes one. */
  readonly placing = $derived(this.ways(this.picked));
  readonly shown: Offer | null = $derived.by(() => {
    const { listed, turned } = this;
    const fromList = listed && this.offers.find((offer) => same(offer, listed));
    if (fromList) return fromList;
    const held = (ways: readonly Offer[]) => (turned && ways.find((way) => same(way, turned))) ?? null;
    if (this.placing.length) return held(this.placing) ?? nearest(this.placing, this.pose) ?? null;
    if (!this.over || !this.now.open.has(this.over)) return null;
    const there = narrow(this.pool, [...this.picked, this.over]);
    const ways = there.left.length === 1 ? there.left : there.ready;
    return held(ways) ?? nearest(ways, this.pose) ?? null;
  });
  readonly ghost: Piece[] = $derived(this.shown?.ghost ?? []);
  /** Pieces that the shown action touches. */
  readonly meant: ReadonlySet<string> = $derived(new Set(this.shown?.touch ?? []));

  constructor(
    private readonly session: Session,
    private readonly running: Running,
  ) {
    $effect(() => {
      // One of each kind is enough to know what can be carried.
      session.details.describe([...new Map(this.offers.map((offer) => [offer.a[0], offer])).values()]);
    });
    $effect(() => {
      // A new question drops what no longer fits it.
      if ((this.picked.length || this.verb !== null) && this.now.left.length === 0) this.clear();
    });
    $effect(() => {
      if (!this.shown) return;
      session.details.describe([this.shown]);
      session.details.preview([this.shown]);
    });
    $effect(() => {
      this.confirming = null;
      const { ask } = session;
      if (ask) untrack(() => running.asked(ask));
    });
    $effect(() => {
      if (!this.over || !this.now.open.has(this.over)) return;
      const there = narrow(this.offers, [...this.picked, this.over]);
      if (there.left.length <= 40) session.details.describe(there.left);
    });
    $effect(() => {
      if (this.picked.length && this.now.left.length <= 60) session.details.describe(this.now.left);
    });
  }

  stateOf(id: string): PieceState {
    if (this.picked.includes(id)) return 'picked';
    if (this.now.next.has(id)) return 'next';
    if (this.now.free.has(id)) return 'free';
    return this.now.open.has(id) ? 'open' : '';
  }

  clear(): void {
    this.picked = [];
    this.verb = null;
    this.turned = null;
    this.listed = null;
  }

  /** Steps back by one pick; false if there was none. */
  back(): boolean {
    if (this.confirming) {
      this.confirming = null;
      return true;
    }
    if (this.picked.length === 0 && this.verb === null) return false;
    if (this.picked.length === 0) this.verb = null;
    this.picked = this.picked.slice(0, -1);
    this.turned = null;
    return true;
  }

  click(id: string, input: Input): boolean {
    this.onBoard = input !== 'key';
    const before = this.shown;
    if (this.placing.length && this.picked.includes(id) && before) {
      this.take(before);
      return true;
    }
    const step = click(this.pool, this.picked, id);
    if (step.kind === 'none') return false;
    if (step.kind === 'play') {
      this.take(step.offer);
      return true;
    }
    const ways = this.ways(step.picked);
    const seen = before?.ghost?.length && before.touch.includes(id) && ways.some((way) => same(way, before));
    if (seen && input === 'mouse' && step.picked.includes(id)) {
      this.take(before);
      return true;
    }
    sound('pick');
    this.picked = step.picked;
    this.turned = null;
    return true;
  }

  /** May this piece be dragged though no action names it? Where its ghost would lie it can be put. */
  carries(id: string): boolean {
    return this.offers.some((offer) => lies(offer, id));
  }

  /** Wants all ghosts, to know where things may be dragged. */
  reach(): void {
    this.session.details.describe(this.offers);
  }

  /** Does a dragged piece belong on this one? If it was picked up, on whatever may be clicked next. */
  takes(id: string, target: string): boolean {
    if (!this.now.open.has(target)) return false;
    return this.picked.includes(id) || (this.shown !== null && lies(this.shown, id));
  }

  /** Picks a piece up without acting on it yet: it is being dragged. */
  hold(id: string): void {
    const after = [...this.picked, id];
    const fits = narrow(this.offers, after).left.length > 0;
    this.picked = fits ? after : [id];
    this.turned = null;
  }

  /** An answer from the list. */
  answer(offer: Offer): void {
    this.onBoard = false;
    this.take(offer);
  }

  take(offer: Offer): void {
    if (offer.careful && settings.confirm && !(this.confirming && same(this.confirming, offer))) {
      this.session.details.describe([offer]);
      this.session.details.preview([offer]);
      this.confirming = offer;
      return;
    }
    this.confirming = null;
    if (offer.ghost?.length) this.pose = poseOf(offer);
    this.clear();
    const { ask, at, pending } = this.session;
    if (ask && !pending) this.running.answered(ask, at, offer);
    this.session.play(offer.a);
  }

  /** Takes the way of lying that is shown, where a place is picked. */
  settle(): void {
    if (this.confirming) this.take(this.confirming);
    else if (this.placing.length && this.shown) this.take(this.shown);
  }

  /** R and F: through the ways of lying at the place that is picked or under the pointer. */
  turn(how: 'turn' | 'flip'): boolean {
    const at = this.placing.length ? this.picked : this.over ? [...this.picked, this.over] : this.picked;
    const ways = this.ways(at).length ? this.ways(at) : narrow(this.offers, at).ready;
    const next = cycle(ways, this.shown ?? undefined, how);
    if (!next) return false;
    this.pose = poseOf(next);
    this.turned = next;
    this.session.details.describe([next]);
    return true;
  }

  private ways(picked: readonly string[]): Offer[] {
    if (picked.length === 0) return [];
    const { left, ready } = narrow(this.offers, picked);
    const all = ready.length > 1 && ready.length === left.length;
    return all && ready.every((offer) => offer.ghost?.length) ? ready : [];
  }
}

const lies = (offer: Offer, id: string): boolean => (offer.ghost ?? []).some((piece) => piece.id === id);
const same = (a: Offer, b: Offer): boolean => actionKey(a.a) === actionKey(b.a);
