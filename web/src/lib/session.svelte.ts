/** A seat at a table: what the server says, kept as state, and what the player answers. */

import { Connection, type Link } from './connection';
import { applyChange } from './diff';
import { keepGame } from './mygames';
import { sound } from './sound';
import {
  actionKey,
  type Action,
  type Ask,
  type ChangeMessage,
  type HintAction,
  type Hourglass,
  type Lesson,
  type Line,
  type Moment,
  type Offer,
  type Picture,
  type Piece,
  type Player,
  type Score,
  type ServerMessage,
  type StateMessage,
  type TableEvent,
  type Waiting,
  type WireAsk,
} from './wire';

export interface Notice {
  code: string;
  why: string;
}

interface Pending {
  id: string;
  action: Action | null;
  version: number;
  seat: number | null;
}

export interface Label {
  text: string;
  ghost?: Piece[];
}

export interface Hint {
  thinking: boolean;
  actions: HintAction[];
}

const MOST_LINES = 2000;

export function readAsk(ask: WireAsk | null): Ask | null {
  if (!ask) return null;
  const actions: Offer[] = ask.actions.map((one) =>
    Array.isArray(one) ? { a: one[0], touch: one[1] } : { ...one, touch: one.touch ?? [] },
  );
  return {
    version: ask.version ?? null,
    text: ask.text,
    guide: ask.guide ?? '',
    seat: ask.seat ?? null,
    many: ask.many ?? false,
    actions,
    blocked: ask.blocked ?? [],
  };
}

export class Session {
  link: Link = $state('connecting');
  ready = $state(false);
  picture: Picture = $state.raw({ panels: [] });
  ask: Ask | null = $state.raw(null);
  waiting: Waiting[] = $state.raw([]);
  scores: Score[] = $state.raw([]);
  players: Player[] = $state.raw([]);
  log: Line[] = $state.raw([]);
  events: TableEvent[] = $state.raw([]);
  lesson: Lesson | null = $state.raw(null);
  hourglass: Hourglass | null = $state.raw(null);
  heardAt = $state(0);
  version = $state(0);
  at = $state(0);
  over = $state(false);
  winners: number[] = $state.raw([]);
  canUndo = $state(false);
  me: number | null = $state(null);
  mes: number[] = $state.raw([]);
  game = $state('');
  readonly title = $derived(this.picture.title ?? '');
  notice: Notice | null = $state.raw(null);
  pending: Pending | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  moment: Moment | null = $state.raw(null);
  labels: ReadonlyMap<string, Label> = $state.raw(new Map());

  readonly table: string;
  readonly key: string;
  private readonly line: Connection;
  private asked = new Set<string>();
  private wanted = new Map<string, Action>();
  private batch: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  constructor(table: string, key: string, lang: () => string) {
    this.table = table;
    this.key = key;
    this.line = new Connection(table, key, lang, {
      heard: (message) => this.heard(message),
      changed: (link) => this.linked(link),
    });
  }

  close(): void {
    clearTimeout(this.batch);
    this.line.close();
  }

  play(action: Action): void {
    if (this.pending || !this.ask) return;
    sound('play');
    this.notice = null;
    this.pending = {
      id: this.nextId(),
      action,
      version: this.ask.version ?? this.version,
      seat: this.ask.seat,
    };
    this.sendPending();
  }

  undo(): void {
    if (this.pending || !this.canUndo) return;
    this.notice = null;
    this.pending = { id: this.nextId(), action: null, version: this.version, seat: null };
    this.sendPending();
  }

  askHint(): void {
    this.hint = { thinking: true, actions: [] };
    this.line.send({ type: 'hint' });
  }

  look(at: number | null): void {
    if (at === null) this.moment = null;
    else this.line.send({ type: 'look', at });
  }

  speak(lang: string): void {
    this.forgetLabels();
    this.line.send({ type: 'lang', lang });
  }

  nextLesson(step: number): void {
    this.line.send({ type: 'lesson', step });
  }

  /** Wants the words and ghosts of actions that came without; asked for together, each once. */
  describe(offers: readonly Offer[]): void {
    for (const offer of offers) {
      const key = actionKey(offer.a);
      if (offer.text !== undefined || this.asked.has(key)) continue;
      this.asked.add(key);
      this.wanted.set(key, offer.a);
    }
    if (this.wanted.size === 0) return;
    clearTimeout(this.batch);
    this.batch = setTimeout(() => {
      this.line.send({ type: 'describe', actions: [...this.wanted.values()] });
      this.wanted.clear();
    }, 15);
  }

  private nextId(): string {
    this.count += 1;
    return `${Date.now().toString(36)}-${this.count}`;
  }

  private sendPending(): void {
    const { pending } = this;
    if (!pending) return;
    const { id, version, action, seat } = pending;
    if (action) this.line.send({ type: 'play', id, action, version, ...(seat === null ? {} : { seat }) });
    else this.line.send({ type: 'undo', id, version });
  }

  private linked(link: Link): void {
    this.link = link;
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.whole(message);
        break;
      case 'change':
        this.change(message);
        break;
      case 'refused':
        this.pending = null;
        this.notice = { code: message.code, why: message.why };
        break;
      case 'ack':
        if (this.pending?.id === message.re) this.pending = null;
        break;
      case 'hint':
        this.hint = { thinking: message.thinking ?? false, actions: message.actions ?? [] };
        break;
      case 'moment':
        this.moment = message;
        break;
      case 'label':
        this.learn(message.actions);
        break;
      case 'pong':
        break;
    }
  }

  private whole(message: StateMessage): void {
    this.picture = message.picture;
    this.log = message.log ?? [];
    this.events = [];
    this.facts(message);
    this.ready = true;
    // After a reconnection: an answer that was not taken is given again, one that was is forgotten.
    if (this.pending) {
      if (this.pending.version === (this.ask?.version ?? this.version)) this.sendPending();
      else this.pending = null;
    }
    if (this.key)
      keepGame({ table: this.table, key: this.key, game: this.game, title: this.title, over: this.over });
  }

  private change(message: ChangeMessage): void {
    if (message.picture) this.picture = applyChange(this.picture, message.picture);
    if (message.log || message.log_cut !== undefined)
      this.log = joinLines(this.log, message.log ?? [], message.log_cut);
    this.events = message.events ?? [];
    this.facts(message);
  }

  private facts(message: StateMessage | ChangeMessage): void {
    const had = this.ask;
    const wasOver = this.over;
    this.heardAt = performance.now();
    if (message.version !== undefined && message.version !== this.version) this.moved(message.version);
    if (message.at !== undefined) this.at = message.at;
    if (message.ask !== undefined) this.setAsk(message.ask);
    if (message.waiting !== undefined) this.waiting = message.waiting;
    if (message.scores !== undefined) this.scores = message.scores;
    if (message.players !== undefined) this.players = message.players;
    if (message.over !== undefined) this.over = message.over;
    if (message.winners !== undefined) this.winners = message.winners;
    if (message.can_undo !== undefined) this.canUndo = message.can_undo;
    if (message.seat !== undefined) this.me = message.seat;
    if (message.mes !== undefined) this.mes = message.mes;
    if (message.game !== undefined) this.game = message.game;
    if (message.hourglass !== undefined) this.hourglass = message.hourglass;
    if (message.lesson !== undefined) this.lesson = message.lesson;
    if (!had && this.ask) sound('turn');
    if (!wasOver && this.over) sound('win');
  }

  private moved(version: number): void {
    this.version = version;
    this.hint = null;
  }

  private setAsk(ask: WireAsk | null): void {
    this.ask = readAsk(ask);
    this.forgetLabels();
  }

  private forgetLabels(): void {
    this.labels = new Map();
    this.asked.clear();
    this.wanted.clear();
  }

  private learn(actions: { a: Action; text: string; ghost?: Piece[] }[]): void {
    const labels = new Map(this.labels);
    for (const { a, text, ghost } of actions) labels.set(actionKey(a), ghost ? { text, ghost } : { text });
    this.labels = labels;
  }
}

/** New lines after the old ones; after an undo only the lines up to that choice are kept. */
export function joinLines(old: readonly Line[], more: readonly Line[], keep?: number): Line[] {
  const kept = keep === undefined ? old : old.filter((line) => line.at <= keep);
  return [...kept, ...more].slice(-MOST_LINES);
}
