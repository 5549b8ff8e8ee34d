/** What the parts of one table page share. */

import { getContext, setContext } from 'svelte';
import { Chooser } from './chooser.svelte';
import { places } from './diff';
import type { FaceBook } from './faces';
import { Session } from './session.svelte';
import { Stage } from './stage';
import { colourOf } from './seats';
import type { Piece } from './wire';

export interface TipAt {
  piece: Piece;
  x: number;
  y: number;
  below: boolean;
}

export class TableRoom {
  readonly session: Session;
  readonly chooser: Chooser;
  readonly stage = new Stage();
  faces: FaceBook = $state.raw({});
  /** Pieces that the log line or hint under the pointer speaks of. */
  lit: ReadonlySet<string> = $state.raw(new Set());
  tip: TipAt | null = $state.raw(null);
  /** The guide beside the table, at this anchor; null: closed. */
  guide: string | null = $state(null);
  /** A seat whose mat lies open over the board. */
  mat: number | null = $state(null);

  readonly picture = $derived.by(() => this.session.moment?.picture ?? this.session.picture);
  readonly places = $derived(places(this.picture));
  readonly mine: number[] = $derived.by(() => {
    const { mes, me, ask } = this.session;
    if (mes.length > 1 && ask?.seat !== null && ask?.seat !== undefined) return [ask.seat];
    return me === null ? [] : [me];
  });

  constructor(table: string, key: string, lang: () => string) {
    this.session = new Session(table, key, lang);
    this.chooser = new Chooser(this.session);
  }

  light(pieces: readonly string[] | undefined): void {
    this.lit = new Set(pieces ?? []);
  }

  nameOf(seat: number): string {
    return this.session.players.find((player) => player.seat === seat)?.name ?? `${seat + 1}`;
  }

  colourOf(seat: number): string {
    return colourOf(seat);
  }
}

const KEY = Symbol('table');

export const openRoom = (table: string, key: string, lang: () => string): TableRoom =>
  setContext(KEY, new TableRoom(table, key, lang));

export const room = (): TableRoom => getContext<TableRoom>(KEY);
