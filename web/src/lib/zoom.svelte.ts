/** The part of a panel that is shown: zoomed about a point, panned, never outside the panel. */

const MOST = 6;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  /** The view box for a panel of this size. */
  box(w: number, h: number): string {
    return `${this.x} ${this.y} ${w / this.scale} ${h / this.scale}`;
  }

  /** Zooms by a factor so that the given point of the panel stays where it is. */
  by(factor: number, at: { x: number; y: number }, w: number, h: number): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const shrink = this.scale / scale;
    this.x = at.x - (at.x - this.x) * shrink;
    this.y = at.y - (at.y - this.y) * shrink;
    this.scale = scale;
    this.keep(w, h);
  }

  pan(dx: number, dy: number, w: number, h: number): void {
    this.x -= dx;
    this.y -= dy;
    this.keep(w, h);
  }

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  private keep(w: number, h: number): void {
    this.x = Math.min(w - w / this.scale, Math.max(0, this.x));
    this.y = Math.min(h - h / this.scale, Math.max(0, this.y));
  }
}
