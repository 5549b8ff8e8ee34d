/** The part of a panel that is shown: zoomed about a point, panned, never outside the panel. */

import type { Part } from './packing';

const MOST = 6;

interface Size {
  w: number;
  h: number;
}

export class Zoom {
  /** 1 fills the window with the panel; less shows it whole where their shapes differ. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  /** The size of the panel, and of the window on it where that shows less, in the panel's units. */
  constructor(
    private readonly panel: () => Size,
    private readonly window: () => Size | undefined = () => undefined,
  ) {}

  /** What the window shows of the panel, in its units, before any zoom. */
  private readonly frame: Size = $derived.by(() => this.window() ?? this.panel());
  private readonly least = $derived.by(() => {
    const { w, h } = this.panel();
    return Math.min(1, this.frame.w / w, this.frame.h / h);
  });
  private readonly seen: Size = $derived({ w: this.frame.w / this.scale, h: this.frame.h / this.scale });

  /** Some of the panel is outside: left or right, above or below. */
  readonly across = $derived.by(() => this.seen.w < this.panel().w - 1);
  readonly down = $derived.by(() => this.seen.h < this.panel().h - 1);
  readonly usual = $derived(this.scale === 1);

  /** The view box. */
  readonly box = $derived(`${this.x} ${this.y} ${this.seen.w} ${this.seen.h}`);

  /** Zooms by a factor so that the given point of the panel stays where it is. */
  by(factor: number, at: { x: number; y: number }): void {
    const scale = Math.min(MOST, Math.max(this.least, this.scale * factor));
    const shrink = this.scale / scale;
    this.x = at.x - (at.x - this.x) * shrink;
    this.y = at.y - (at.y - this.y) * shrink;
    this.scale = scale;
    this.keep();
  }

  pan(dx: number, dy: number): void {
    this.x -= dx;
    this.y -= dy;
    this.keep();
  }

  /** Moves the window so that as much of this part as possible is in its middle, unless some of it is there already. */
  show(part: Part): void {
    const { x, y, seen } = this;
    const inside =
      part.x >= x && part.x + part.w <= x + seen.w && part.y >= y && part.y + part.h <= y + seen.h;
    if (inside) return;
    this.x = part.x + part.w / 2 - seen.w / 2;
    this.y = part.y + part.h / 2 - seen.h / 2;
    this.keep();
  }

  /** Looks at the middle of the panel, or at its upper left corner. */
  begin(at: 'middle' | 'corner'): void {
    const { w, h } = this.panel();
    const share = at === 'middle' ? 0.5 : 0;
    this.x = (w - this.seen.w) * share;
    this.y = (h - this.seen.h) * share;
    this.keep();
  }

  /** From anywhere back to the usual window; from there to the whole panel. */
  toggle(): void {
    this.scale = this.usual ? this.least : 1;
    this.keep();
  }

  private keep(): void {
    const { w, h } = this.panel();
    this.x = kept(this.x, this.seen.w, w);
    this.y = kept(this.y, this.seen.h, h);
  }
}

/** Where a window of this length begins: inside the whole, or in its middle if it is longer. */
const kept = (from: number, length: number, whole: number): number =>
  length >= whole ? (whole - length) / 2 : Math.min(whole - length, Math.max(0, from));
