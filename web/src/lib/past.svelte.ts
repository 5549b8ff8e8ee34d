/** Looking back: at one moment of the game, or at all that went by since one's last choice. */

import { settings } from './settings.svelte';
import type { Line, Moment } from './wire';

/** How long a moment is shown where automatic steps are not. */
const USUAL_STEP = 400;

export class Past {
  /** The moment that is looked at; null: the present. */
  moment: Moment | null = $state.raw(null);
  /** Up to this choice one has seen everything: one's own last choice that the log tells of. */
  seen = $state(0);
  /** What went by since then is being played again. */
  replaying = $state(false);
  /** The number of one's own choice of which the log has said nothing yet: a silent one ends no turn. */
  private untoldChoice: number | null = null;
  private looking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (at: number) => void) {}

  /** Goes to the moment after that many choices; null: back to the present. */
  look(at: number | null): void {
    this.looking = at !== null;
    if (at === null) this.moment = null;
    else this.ask(at);
  }

  arrived(moment: Moment): void {
    if (this.looking) this.moment = moment;
  }

  /** Plays again what went by since one's last choice, move by move. */
  async replay(until: () => number): Promise<void> {
    this.replaying = true;
    for (let at = this.seen; at <= until() && this.replaying; at++) {
      this.look(at);
      await new Promise((done) => (this.timer = setTimeout(done, settings.step || USUAL_STEP)));
    }
  }

  /** Ends a replay: back to the present. */
  stop(): void {
    clearTimeout(this.timer);
    if (this.replaying) this.look(null);
    this.replaying = false;
  }

  /** One's own choice with this number was sent. */
  chose(number: number): void {
    this.untoldChoice = number;
  }

  /** New lines of the log: those about one's own choice show that it counted. */
  heard(lines: readonly Line[], me: number | null): void {
    const since = this.untoldChoice;
    if (since === null) return;
    const own = lines.find((line) => line.seat === me && line.at >= since);
    if (own) [this.seen, this.untoldChoice] = [own.at, null];
  }

  /** The whole log has come: one has seen it up to one's own last line. */
  open(log: readonly Line[], me: number | null): void {
    this.seen = Math.max(0, ...log.filter((line) => line.seat === me).map((line) => line.at));
  }
}
