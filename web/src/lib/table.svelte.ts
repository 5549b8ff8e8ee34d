/** What the parts of one table page share. */

import { getContext, setContext } from 'svelte';
import { Coach } from './coach.svelte';
import { Chooser } from './chooser.svelte';
import { places } from './diff';
import { leastScale, type FaceBook } from './faces';
import { fanned, type Space } from './fan';
import { PHONE } from './screen';
import { seenBySeat } from './slots';
import { Running } from './running.svelte';
import { Session } from './session.svelte';
import { Stage } from './stage';
import { settings } from './settings.svelte';
import type { Panel, Piece } from './wire';

/** What the bar opens. */
export type Tool = 'scores' | 'history' | 'guide' | 'settings' | 'keys';

export interface TipAt {
  piece: Piece;
  x: number;
  y: number;
  below: boolean;
}

/** The floor of texts, in pixels: on screens from this width on, and on smaller ones. */
const DESKTOP = 1180;
const FLOORS = [10.2, 9.2] as const;
/** A phone scrolls to what has no room, so its texts need not be smaller than they should be. */
const ON_PHONE = 10.2;

export class Table {
  readonly session: Session;
  readonly chooser: Chooser;
  readonly running = new Running();
  readonly coach: Coach;
  readonly stage = new Stage();
  faces: FaceBook = $state.raw({});
  /** Pieces that the log line or hint under the pointer speaks of. */
  lit: ReadonlySet<string> = $state.raw(new Set());
  /** Pieces that somebody wants to see: the panel that holds one comes forward. */
  sought: ReadonlySet<string> = $state.raw(new Set());
  /** On a phone the list of answers is folded away to see more of the board. */
  folded = $state(false);
  tip: TipAt | null = $state.raw(null);
  /** The guide beside the table, at this anchor; null: closed. */
  guide: string | null = $state(null);
  /** A seat whose mat lies open over the board. */
  mat: number | null = $state(null);
  /** A panel that is shown large over the board. */
  enlarged: string | null = $state(null);
  /** The size of the window. */
  width = $state(innerWidth);
  height = $state(innerHeight);
  private readonly floor = $derived(
    (this.width < PHONE ? ON_PHONE : this.width >= DESKTOP ? FLOORS[0] : FLOORS[1]) * settings.text,
  );
  /** Below this scale a panel's texts cannot be read on this screen. */
  readonly least = $derived.by(() => {
    const { faces, floor } = this;
    return (panel: Panel): number => leastScale(panel, faces, floor);
  });

  /** The room for the hands, in their own units. */
  fan: Space = $state.raw({ width: Infinity, gap: 0 });
  readonly picture = $derived.by(() => {
    const given = this.session.past.moment?.picture ?? this.session.playback.picture ?? this.session.picture;
    return fanned(seenBySeat(given), this.faces, this.fan);
  });
  readonly places = $derived(places(this.picture));
  /** The game draws the way and the sum of the action under way itself, as the piece `running`. */
  readonly drawsRunning = $derived(this.places.has('running'));
  readonly mine: number[] = $derived.by(() => {
    const { me } = this.session;
    return me === null ? [] : [me];
  });

  /** Another seat at this screen that is asked, when this one is not: the screen is passed on. */
  readonly next: number | null = $derived.by(() => {
    if (this.session.ask || this.session.over) return null;
    return this.session.waiting.find((one) => this.beside.includes(one.seat))?.seat ?? null;
  });

  constructor(
    table: string,
    key: string,
    lang: () => string,
    /** The other seats at this screen. */
    readonly beside: readonly number[] = [],
    private readonly passTo: (seat: number, name: string) => void = () => undefined,
  ) {
    this.session = new Session(table, key, lang);
    this.chooser = new Chooser(this.session, this.running);
    this.coach = new Coach(this.session);
  }

  /** The seats that are asked now. */
  readonly asked: ReadonlySet<number> = $derived.by(
    () => new Set([...this.session.waiting.map((one) => one.seat), ...(this.session.ask ? this.mine : [])]),
  );

  /** A seat's score: what its box shows; at the end the whole score, not what a track on the board says. */
  scoreOf(seat: number, badge: string | undefined): string {
    const { over, past, scores } = this.session;
    const total = (past.moment?.scores ?? scores)[seat]?.total;
    return (!(over && !past.moment) && badge) || String(total ?? '');
  }

  pass(): void {
    if (this.next !== null) this.passTo(this.next, this.nameOf(this.next));
  }

  light(pieces: readonly string[] | undefined): void {
    this.lit = new Set(pieces ?? []);
  }

  seek(pieces: readonly string[]): void {
    this.light(pieces);
    this.sought = new Set(pieces);
  }

  nameOf(seat: number): string {
    return this.session.players.find((player) => player.seat === seat)?.name ?? `${seat + 1}`;
  }
}

const KEY = Symbol('table');

export const openTable = (...given: ConstructorParameters<typeof Table>): Table =>
  setContext(KEY, new Table(...given));

export const getTable = (): Table => getContext<Table>(KEY);
