/** A seat at a table: what the server says, kept as state, and what the player answers. */

import { Connection, type Link } from './connection';
import { applyChange, changedPieces } from './diff';
import { keepGame, keptGame, readKeys } from './mygames';
import { settings } from './settings.svelte';
import { sound } from './sound';
import { withPieces } from './logpieces';
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
  type Preview,
  type Score,
  type ServerMessage,
  type ShowStep,
  type StateMessage,
  type TableState,
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
  version: number | null;
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
const MOST_DESCRIBED = 60;
/** Previews are asked for when the hand rests, not while it passes. */
const PREVIEW_AFTER = 120;

/** A picture on the way to the present one, and the lines that are told with it. */
interface Show {
  picture: Picture;
  lines: Line[];
}

export function readAsk(ask: WireAsk | null): Ask | null {
  if (!ask) return null;
  const actions: Offer[] = ask.actions.map((one) =>
    Array.isArray(one) ? { a: one[0], touch: one[1] } : { ...one, touch: one.touch ?? [] },
  );
  return {
    version: ask.version ?? null,
    about: ask.about,
    began: ask.began,
    text: ask.text,
    guide: ask.guide ?? '',
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
  /** The lines that came with the last change: what moves, in order. */
  news: Line[] = $state.raw([]);
  lesson: Lesson | null = $state.raw(null);
  hourglass: Hourglass | null = $state.raw(null);
  state: TableState = $state('playing');
  note: string | null = $state(null);
  origin: string[] = $state.raw([]);
  at = $state(0);
  over = $state(false);
  winners: number[] = $state.raw([]);
  canUndo = $state(false);
  me: number | null = $state(null);
  game = $state('');
  readonly title = $derived(this.picture.title ?? '');
  closed: Notice | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  pending: Pending | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  moment: Moment | null = $state.raw(null);
  labels: ReadonlyMap<string, Label> = $state.raw(new Map());
  previews: ReadonlyMap<string, Preview> = $state.raw(new Map());
  /** What is shown while steps are played that nobody decided; null: the present. */
  showing: Picture | null = $state.raw(null);
  /** How many of the last lines of the log are not told yet. */
  untold = $state(0);
  /** Up to this choice one has seen everything: one's own last choice that the log tells of. */
  acted = $state(0);
  /** The number of one's own choice of which the log has said nothing yet: a silent one ends no turn. */
  private untoldChoice: number | null = null;
  /** What went by since then is being played again. */
  replaying = $state(false);

  readonly table: string;
  readonly key: string;
  private readonly line: Connection;
  private asked = new Set<string>();
  private wanted = new Map<string, Action>();
  private batch: ReturnType<typeof setTimeout> | undefined;
  private previewed = new Set<string>();
  private wished = new Map<string, Action>();
  private rest: ReturnType<typeof setTimeout> | undefined;
  private shows: Show[] = [];
  private step: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private looking = false;

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
    clearTimeout(this.rest);
    clearTimeout(this.step);
    this.replaying = false;
    this.line.close();
  }

  play(action: Action): void {
    if (this.pending || !this.ask) return;
    sound('play');
    this.notice = null;
    this.pending = { id: this.nextId(), action, version: this.ask.version };
    this.untoldChoice = this.at + 1;
    this.sendPending();
  }

  undo(): void {
    if (this.pending || !this.canUndo) return;
    this.notice = null;
    this.pending = { id: this.nextId(), action: null, version: this.ask?.version ?? null };
    this.sendPending();
  }

  askHint(): void {
    this.hint = { thinking: true, actions: [] };
    this.line.send({ type: 'hint', id: this.nextId() });
  }

  /** Plays again what went by since one's last choice, move by move, and comes back to now. */
  async replaySince(): Promise<void> {
    if (this.replaying) return;
    this.replaying = true;
    for (let at = this.acted; at <= this.at && this.replaying; at++) {
      this.look(at);
      await new Promise((done) => (this.step = setTimeout(done, settings.step || 400)));
    }
    if (this.replaying) this.skip();
  }

  /** Ends whatever is being played: the present is shown. */
  skip(): boolean {
    if (!this.showing && !this.replaying) return false;
    if (this.replaying) this.look(null);
    this.replaying = false;
    clearTimeout(this.step);
    this.shows = [];
    this.showing = null;
    this.untold = 0;
    this.news = [];
    return true;
  }

  private showNext(): void {
    const next = this.shows.shift();
    if (!next) {
      this.showing = null;
      this.untold = 0;
      return;
    }
    this.showing = next.picture;
    this.news = next.lines;
    this.untold = Math.max(0, this.untold - next.lines.length);
    this.step = setTimeout(() => this.showNext(), settings.step);
  }

  look(at: number | null): void {
    this.looking = at !== null;
    if (at === null) this.moment = null;
    else this.line.send({ type: 'look', id: this.nextId(), at });
  }

  speak(lang: string): void {
    this.forgetLabels();
    this.line.send({ type: 'lang', lang });
  }

  leaveLesson(): void {
    this.line.send({ type: 'leave', id: this.nextId() });
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
      const actions = [...this.wanted.values()];
      this.wanted.clear();
      for (let i = 0; i < actions.length; i += MOST_DESCRIBED)
        this.line.send({
          type: 'describe',
          id: this.nextId(),
          actions: actions.slice(i, i + MOST_DESCRIBED),
        });
    }, 15);
  }

  /** Wants to know what actions would cost and bring; asked for together, each once, after the table is shown. */
  preview(offers: readonly Offer[]): void {
    for (const offer of offers) {
      const key = actionKey(offer.a);
      if (this.previewed.has(key)) continue;
      this.previewed.add(key);
      this.wished.set(key, offer.a);
    }
    if (this.wished.size === 0) return;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      const actions = [...this.wished.values()].slice(0, MOST_DESCRIBED);
      this.wished.clear();
      const version = this.ask?.version;
      if (!this.ask || this.pending) return;
      this.line.send({
        type: 'preview',
        id: this.nextId(),
        actions,
        ...(typeof version === 'number' ? { version } : {}),
      });
    }, PREVIEW_AFTER);
  }

  private nextId(): string {
    this.count += 1;
    return `${Date.now().toString(36)}-${this.count}`;
  }

  private sendPending(): void {
    const { pending } = this;
    if (!pending) return;
    const { id, action } = pending;
    const version = pending.version === null ? {} : { version: pending.version };
    if (action) this.line.send({ type: 'play', id, action, ...version });
    else this.line.send({ type: 'undo', id, ...version });
  }

  private linked(link: Link): void {
    this.link = link;
    // After a reconnection an answer is given again under its old name: it counts once.
    if (link === 'open' && this.pending) this.sendPending();
  }

  /** The server's time in seconds, whatever this machine's clock says. */
  now(): number {
    return Date.now() / 1000 + this.line.ahead;
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
        this.refused(message.code, message.why, message.re);
        break;
      case 'closed':
        this.closed = { code: message.code, why: message.why };
        break;
      case 'ack':
        if (this.pending?.id === message.re) this.pending = null;
        break;
      case 'hint':
        this.hint = { thinking: false, actions: message.actions ?? [] };
        break;
      case 'moment':
        if (this.looking) this.moment = message;
        break;
      case 'described':
        this.learn(message.actions);
        break;
      case 'previews':
        this.foresee(message.previews);
        break;
      case 'pong':
        break;
    }
  }

  private refused(code: string, why: string, re: string | undefined): void {
    if (this.hint?.thinking) this.hint = null;
    if (this.pending?.id === re) this.pending = null;
    // A description that came too late needs no excuse: the question has changed, and it can be asked for again.
    if (code === 'not-asked') this.asked.clear();
    else this.notice = { code, why };
  }

  private whole(message: StateMessage): void {
    this.picture = message.picture;
    this.log = message.log ?? [];
    this.skip();
    this.news = [];
    this.closed = null;
    this.facts(message);
    this.acted = Math.max(0, ...this.log.filter((line) => line.seat === this.me).map((line) => line.at));
    this.ready = true;
    this.remember();
  }

  /** Keeps the game on this browser's shelf; with several seats at one screen under all their keys. */
  private remember(): void {
    if (!this.key) return;
    const kept = keptGame(this.table);
    const shared = kept && readKeys(kept.key).some(({ key }) => key === this.key);
    const key = shared ? kept.key : this.key;
    keepGame({ table: this.table, key, game: this.game, title: this.title, over: this.over });
  }

  private change(message: ChangeMessage): void {
    const before = this.picture;
    if (message.picture) this.picture = applyChange(this.picture, message.picture);
    const lines = withPieces(message.log ?? [], changedPieces(message.picture));
    if (message.log || message.log_cut !== undefined) this.log = joinLines(this.log, lines, message.log_cut);
    this.heardOfOwn(lines);
    if (message.log_cut !== undefined) this.skip();
    const steps = message.steps ?? [];
    if (settings.step && !document.hidden && (steps.length || this.showing)) this.queue(before, steps, lines);
    else this.news = lines;
    this.facts(message);
  }

  private heardOfOwn(lines: readonly Line[]): void {
    const since = this.untoldChoice;
    if (since === null) return;
    const own = lines.find((line) => line.seat === this.me && line.at >= since);
    if (own) [this.acted, this.untoldChoice] = [own.at, null];
  }

  /** Plays the steps one after the other, behind those that are being played. */
  private queue(before: Picture, steps: readonly ShowStep[], lines: readonly Line[]): void {
    let [picture, told] = [before, 0];
    for (const step of steps) {
      picture = applyChange(picture, step.picture);
      this.shows.push({ picture, lines: lines.slice(told, step.lines) });
      told = Math.max(told, step.lines);
    }
    this.shows.push({ picture: this.picture, lines: lines.slice(told) });
    this.untold += lines.length;
    if (!this.showing) this.showNext();
  }

  private facts(message: StateMessage | ChangeMessage): void {
    const had = this.ask;
    const wasOver = this.over;
    if (message.at !== undefined) this.at = message.at;
    if (message.ask !== undefined) this.setAsk(message.ask);
    if (message.waiting !== undefined) this.waiting = message.waiting;
    if (message.scores !== undefined) this.scores = message.scores;
    if (message.players !== undefined) this.players = message.players;
    if (message.over !== undefined) this.over = message.over;
    if (message.winners !== undefined) this.winners = message.winners;
    if (message.can_undo !== undefined) this.canUndo = message.can_undo;
    if (message.type === 'state') [this.me, this.game] = [message.seat, message.game];
    if (message.state !== undefined) this.state = message.state;
    if (message.note !== undefined) this.note = message.note;
    if (message.origin !== undefined) this.origin = message.origin;
    if (message.hourglass !== undefined) this.hourglass = message.hourglass;
    if (message.lesson !== undefined) this.lesson = message.lesson;
    if (!had && this.ask) sound('turn');
    if (!wasOver && this.over) sound('win');
  }

  private setAsk(ask: WireAsk | null): void {
    this.ask = readAsk(ask);
    this.hint = null;
    this.forgetLabels();
  }

  private forgetLabels(): void {
    this.labels = new Map();
    this.asked.clear();
    this.wanted.clear();
    this.previews = new Map();
    this.previewed.clear();
    this.wished.clear();
  }

  private foresee(found: readonly Preview[]): void {
    const previews = new Map(this.previews);
    for (const one of found) previews.set(actionKey(one.a), one);
    this.previews = previews;
  }

  private learn(actions: Offer[]): void {
    const labels = new Map(this.labels);
    for (const { a, text = '', ghost } of actions)
      labels.set(actionKey(a), ghost ? { text, ghost } : { text });
    this.labels = labels;
  }
}

/** New lines after the old ones; after an undo only the lines up to that choice are kept. */
export function joinLines(old: readonly Line[], more: readonly Line[], keep?: number): Line[] {
  const kept = keep === undefined ? old : old.filter((line) => line.at <= keep);
  return [...kept, ...more].slice(-MOST_LINES);
}
