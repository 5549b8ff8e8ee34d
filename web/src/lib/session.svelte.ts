/** A seat at a table: what the server says, kept as state, and what the player answers. */

import { readAsk } from './ask';
import { Connection, messageId, type Link } from './connection';
import { Details } from './details.svelte';
import { applyChange, changedPieces } from './diff';
import { joinLines, withPieces } from './log';
import { keepGame, keptGame, readKeys } from './mygames';
import { Past } from './past.svelte';
import { Playback } from './playback.svelte';
import { sound } from './sound';
import type {
  Action,
  Ask,
  ChangeMessage,
  HintAction,
  Hourglass,
  Lesson,
  Line,
  Picture,
  Player,
  Score,
  ServerMessage,
  StateMessage,
  TableState,
  Waiting,
  WireAsk,
} from './wire';

interface Notice {
  code: string;
  why: string;
}

/** An answer that the server has not acknowledged yet; without an action it is an undo. */
interface Pending {
  id: string;
  action: Action | null;
  version: number | null;
}

interface Hint {
  thinking: boolean;
  actions: HintAction[];
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
  lesson: Lesson | null = $state.raw(null);
  hourglass: Hourglass | null = $state.raw(null);
  state: TableState = $state('playing');
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

  readonly playback = new Playback();
  readonly past: Past;
  readonly details: Details;
  private readonly connection: Connection;

  constructor(
    readonly table: string,
    readonly key: string,
    lang: () => string,
  ) {
    this.connection = new Connection(table, key, lang, {
      onMessage: (message) => this.receive(message),
      onLink: (link) => this.linked(link),
    });
    this.past = new Past((at) => this.connection.send({ type: 'look', id: messageId(), at }));
    this.details = new Details(
      (message) => this.connection.send(message),
      () => (this.pending ? undefined : this.ask?.version),
    );
  }

  close(): void {
    this.details.close();
    this.past.stop();
    this.playback.stop();
    this.connection.close();
  }

  play(action: Action): void {
    if (this.pending || !this.ask) return;
    sound('play');
    this.past.chose(this.at + 1);
    this.answer(action);
  }

  undo(): void {
    if (this.pending || !this.canUndo) return;
    this.answer(null);
  }

  askHint(): void {
    this.hint = { thinking: true, actions: [] };
    this.connection.send({ type: 'hint', id: messageId() });
  }

  /** Plays again what went by since one's last choice, and comes back to now. */
  async replaySince(): Promise<void> {
    if (this.past.replaying) return;
    await this.past.replay(() => this.at);
    this.skip();
  }

  /** Ends whatever is being played: the present is shown. */
  skip(): boolean {
    if (!this.playback.picture && !this.past.replaying) return false;
    this.past.stop();
    this.playback.stop();
    return true;
  }

  speak(lang: string): void {
    this.details.clear();
    this.connection.send({ type: 'lang', lang });
  }

  leaveLesson(): void {
    this.connection.send({ type: 'leave', id: messageId() });
  }

  /** The server's time in seconds, whatever this machine's clock says. */
  now(): number {
    return Date.now() / 1000 + this.connection.ahead;
  }

  private answer(action: Action | null): void {
    this.notice = null;
    this.pending = { id: messageId(), action, version: this.ask?.version ?? null };
    this.sendPending();
  }

  private sendPending(): void {
    const { pending } = this;
    if (!pending) return;
    const { id, action } = pending;
    const version = pending.version === null ? {} : { version: pending.version };
    if (action) this.connection.send({ type: 'play', id, action, ...version });
    else this.connection.send({ type: 'undo', id, ...version });
  }

  private linked(link: Link): void {
    this.link = link;
    // After a reconnection an answer is given again under its old name: it counts once.
    if (link === 'open' && this.pending) this.sendPending();
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.begin(message);
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
        this.past.arrived(message);
        break;
      case 'described':
        this.details.described(message.actions);
        break;
      case 'previews':
        this.details.previewed(message.previews);
        break;
      case 'pong':
        break;
    }
  }

  private refused(code: string, why: string, re: string | undefined): void {
    if (this.hint?.thinking) this.hint = null;
    if (this.pending?.id === re) this.pending = null;
    // A description that came too late needs no excuse.
    if (code === 'not-asked') this.details.retry();
    else this.notice = { code, why };
  }

  /** The whole table: at the start, and after a change of language. */
  private begin(message: StateMessage): void {
    this.picture = message.picture;
    this.log = message.log ?? [];
    this.past.stop();
    this.playback.stop();
    this.closed = null;
    [this.me, this.game] = [message.seat, message.game];
    this.update(message);
    this.past.open(this.log, this.me);
    this.ready = true;
    this.keep();
  }

  /** Keeps the game in this browser's list; with several seats at one screen under all their keys. */
  private keep(): void {
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
    this.past.heard(lines, this.me);
    if (message.log_cut !== undefined) this.skip();
    this.playback.play(before, message.steps ?? [], this.picture, lines);
    this.update(message);
  }

  /** What a message says besides picture and log; what it does not name stays as it is. */
  private update(message: StateMessage | ChangeMessage): void {
    const asked = this.ask !== null;
    const wasOver = this.over;
    if (message.at !== undefined) this.at = message.at;
    if (message.ask !== undefined) this.setAsk(message.ask);
    if (message.waiting !== undefined) this.waiting = message.waiting;
    if (message.scores !== undefined) this.scores = message.scores;
    if (message.players !== undefined) this.players = message.players;
    if (message.over !== undefined) this.over = message.over;
    if (message.winners !== undefined) this.winners = message.winners;
    if (message.can_undo !== undefined) this.canUndo = message.can_undo;
    if (message.state !== undefined) this.state = message.state;
    if (message.origin !== undefined) this.origin = message.origin;
    if (message.hourglass !== undefined) this.hourglass = message.hourglass;
    if (message.lesson !== undefined) this.lesson = message.lesson;
    if (!asked && this.ask) sound('turn');
    if (!wasOver && this.over) sound('win');
  }

  private setAsk(ask: WireAsk | null): void {
    this.ask = readAsk(ask);
    this.hint = null;
    this.details.clear();
  }
}
