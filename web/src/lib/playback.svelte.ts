/** Steps that nobody decided, shown one after the other before the present picture, each with its lines of the log. */

import { applyChange } from './diff';
import { settings } from './settings.svelte';
import type { Line, Picture, ShowStep } from './wire';

interface Frame {
  picture: Picture;
  lines: readonly Line[];
}

export class Playback {
  /** What is shown while steps are played; null: the present. */
  picture: Picture | null = $state.raw(null);
  /** The lines that came with what is shown: what moves, in order. */
  news: readonly Line[] = $state.raw([]);
  /** How many of the last lines of the log are not told yet. */
  untold = $state(0);
  private frames: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Goes from one picture to the next, behind the steps that are still being shown. */
  play(from: Picture, steps: readonly ShowStep[], to: Picture, lines: readonly Line[]): void {
    if (!settings.step || document.hidden || (steps.length === 0 && !this.picture)) {
      this.news = lines;
      return;
    }
    let [picture, told] = [from, 0];
    for (const step of steps) {
      picture = applyChange(picture, step.picture);
      this.frames.push({ picture, lines: lines.slice(told, step.lines) });
      told = Math.max(told, step.lines);
    }
    this.frames.push({ picture: to, lines: lines.slice(told) });
    this.untold += lines.length;
    if (!this.picture) this.next();
  }

  /** The present is shown at once. */
  stop(): void {
    clearTimeout(this.timer);
    this.frames = [];
    this.picture = null;
    this.untold = 0;
    this.news = [];
  }

  private next(): void {
    const frame = this.frames.shift();
    this.picture = frame?.picture ?? null;
    if (!frame) {
      this.untold = 0;
      return;
    }
    this.news = frame.lines;
    this.untold = Math.max(0, this.untold - frame.lines.length);
    this.timer = setTimeout(() => this.next(), settings.step);
  }
}
