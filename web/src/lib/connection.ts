/** One WebSocket to a table that reconnects and resumes where it was. */

import type { ClientMessage, ServerMessage } from './wire';

export type Link = 'connecting' | 'open' | 'waiting' | 'refused';

export interface Listener {
  onMessage(message: ServerMessage): void;
  onLink(link: Link): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;

/** Close codes after which the client does not try again. */
const FINAL = new Set([4401, 4403, 4404]);

let count = 0;

/** A new name for a message: a play that is sent again under its old name counts once. */
export function messageId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private last = -1;
  /** Empty while another stream is awaited (after a change of language): then the whole state is asked for. */
  private stream = '';
  private heardPong = true;
  private pinged = 0;
  private shortest = Infinity;
  /** How many seconds the server's clock is ahead of this one, by the ping that came back soonest. */
  ahead = 0;

  constructor(
    private readonly table: string,
    private readonly key: string,
    private readonly lang: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (message.type === 'lang') this.stream = '';
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === 'hidden' || this.socket) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  };

  private address(): string {
    const at = new URL(`/api/ws/${encodeURIComponent(this.table)}`, location.href);
    at.protocol = at.protocol === 'https:' ? 'wss:' : 'ws:';
    return at.href;
  }

  private open(): void {
    this.listener.onLink('connecting');
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      const { key, stream, last } = this;
      const since = stream && last >= 0 ? last : null;
      this.send({
        type: 'hello',
        key: key || null,
        lang: this.lang(),
        stream: since === null ? null : stream,
        since,
      });
      this.listener.onLink('open');
      this.beat();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.read(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private read(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.wait = FIRST_WAIT;
    if (message.type === 'pong') this.ponged(message.now);
    if (message.type === 'state' || message.type === 'change') this.last = message.n;
    if (message.type === 'state') this.stream = message.stream ?? '';
    this.listener.onMessage(message);
  }

  private lost(code: number): void {
    this.socket = null;
    clearInterval(this.pulse);
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.listener.onLink('refused');
      return;
    }
    this.listener.onLink('waiting');
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A connection that does not answer a ping is dead, whatever the browser believes. */
  private beat(): void {
    clearInterval(this.pulse);
    this.ping();
    this.pulse = setInterval(() => {
      if (this.heardPong) this.ping();
      else this.socket?.close();
    }, PING_EVERY);
  }

  private ping(): void {
    this.heardPong = false;
    this.pinged = Date.now();
    this.send({ type: 'ping' });
  }

  private ponged(now: number): void {
    this.heardPong = true;
    const took = Date.now() - this.pinged;
    if (took > this.shortest) return;
    this.shortest = took;
    this.ahead = now - (this.pinged + took / 2) / 1000;
  }
}
