/** When the tip of a piece opens and closes. */

import type { Table } from './table.svelte';
import type { Piece } from './wire';

export class Tips {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The piece whose tip is open or about to open. */
  private tipped: string | null = null;

  constructor(private readonly table: Table) {}

  /** Opens the tip of a piece after that many milliseconds. */
  open(piece: Piece, element: Element, after: number): void {
    if (this.tipped === piece.id) return;
    this.close();
    this.tipped = piece.id;
    if (!piece.tip && !this.table.faces[piece.face]?.w) return;
    this.timer = setTimeout(() => {
      const box = element.getBoundingClientRect();
      const below = box.top < innerHeight * 0.45;
      this.table.tip = { piece, x: box.left + box.width / 2, y: below ? box.bottom : box.top, below };
    }, after);
  }

  /** Does something once a finger has rested on a piece for that long. */
  hold(act: () => void, after: number): void {
    this.wait();
    this.timer = setTimeout(act, after);
  }

  /** What was about to happen does not; an open tip stays. */
  wait(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    this.wait();
    this.tipped = null;
    this.table.tip = null;
  }
}
