/** Pointers on a panel: click, drag a piece, pan, pinch, wheel. */

import { drawingAt, nearest, piecesAt, type At } from './hits';
import type { Table } from './table.svelte';
import { Tips } from './tips';
import type { Panel, Piece } from './wire';
import type { Zoom } from './zoom.svelte';

interface Where {
  svg: SVGSVGElement;
  panel: Panel;
  zoomable: boolean;
}

interface Held {
  id: number;
  x: number;
  y: number;
  piece: Piece | null;
  moved: boolean;
}

const SLACK = 7;
const TIP_AFTER = 380;
const WHEEL_PAUSE = 160;
const LONG_PRESS = 450;

export class Gestures {
  /** The piece that follows the pointer. */
  dragged: Piece | null = $state.raw(null);
  private held = new Map<number, Held>();
  private spread = 0;
  private wheeled = 0;
  private pressed = false;
  readonly tips: Tips;

  constructor(
    private readonly table: Table,
    private readonly zoom: Zoom,
    private readonly where: () => Where,
  ) {
    this.tips = new Tips(table);
  }

  /** Two fingers are ours, before the browser makes a scroll of them. */
  readonly fingers = (event: TouchEvent): void => {
    if (event.touches.length > 1 && this.where().zoomable && event.cancelable) event.preventDefault();
  };

  private get pans(): boolean {
    return this.zoom.across || this.zoom.down;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    const piece = this.under(event);
    this.held.set(event.pointerId, {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      piece,
      moved: false,
    });
    this.pressed = false;
    if (this.held.size === 2) this.spread = this.distance();
    if (piece?.drag) this.table.chooser.reach();
    if (event.pointerType !== 'mouse' && piece) this.longPress(piece, event);
  };

  readonly move = (event: PointerEvent): void => {
    const held = this.held.get(event.pointerId);
    if (!held) {
      if (event.pointerType === 'mouse') this.hover(event);
      return;
    }
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moved && Math.hypot(dx, dy) < SLACK) return;
    // Where a piece can be put may only become known while it is being dragged.
    if (!held.moved || (held.piece?.drag && !this.dragged)) this.begin(held, event);
    held.moved = true;
    if (this.held.size === 2) this.pinch(held, event);
    else if (this.dragged) this.drag(event);
    else if (this.pans) {
      const unit = this.unit();
      this.zoom.pan(dx * unit, dy * unit);
    }
    if (!this.dragged) [held.x, held.y] = [event.clientX, event.clientY];
  };

  readonly up = (event: PointerEvent): void => {
    const held = this.held.get(event.pointerId);
    this.held.delete(event.pointerId);
    this.tips.wait();
    if (!held) return;
    const { chooser } = this.table;
    if (this.dragged) this.drop(event);
    else if (!held.moved && !this.pressed && held.piece) {
      this.tips.close();
      chooser.click(held.piece.id, event.pointerType === 'mouse' ? 'mouse' : 'touch');
    } else if (!held.moved && !held.piece && event.pointerType !== 'mouse') this.tips.close();
  };

  readonly cancel = (event: PointerEvent): void => {
    this.held.delete(event.pointerId);
    if (this.dragged) this.table.chooser.back();
    this.dragged = null;
    this.tips.close();
  };

  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    this.table.chooser.over = null;
    this.tips.close();
  };

  /** Right click: the next way of lying where something may be put. */
  readonly menu = (event: MouseEvent): void => {
    if (this.turns()) event.preventDefault();
  };

  private turns(): boolean {
    const { chooser } = this.table;
    return (chooser.over !== null || chooser.placing.length > 0) && chooser.turn('turn');
  }

  readonly wheel = (event: WheelEvent): void => {
    const { chooser } = this.table;
    if (
      !event.ctrlKey &&
      (chooser.placing.length > 0 || (chooser.over !== null && chooser.ghost.length > 0))
    ) {
      event.preventDefault();
      // One notch of a wheel, or one stroke on a trackpad, is one quarter.
      if (event.timeStamp - this.wheeled < WHEEL_PAUSE) return;
      this.wheeled = event.timeStamp;
      if (this.turns()) return;
    }
    const { zoomable } = this.where();
    const scrolls = document.documentElement.scrollHeight > innerHeight + 4;
    if (!zoomable || (scrolls && !event.ctrlKey)) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
    this.zoom.by(factor, this.point(event));
    this.tips.close();
  };

  private hover(event: PointerEvent): void {
    const piece = this.under(event);
    const { chooser } = this.table;
    const id = piece && chooser.now.open.has(piece.id) ? piece.id : null;
    if (chooser.over !== id) chooser.over = id;
    const top = piece ?? null;
    const element = top && drawingAt(event, top.id);
    if (top?.tip && element) this.tips.open(top, element, TIP_AFTER);
    else this.tips.close();
  }

  private longPress(piece: Piece, event: PointerEvent): void {
    const element = drawingAt(event, piece.id);
    this.tips.hold(() => {
      this.pressed = true;
      this.table.chooser.over = piece.id;
      if (element) this.tips.open(piece, element, 0);
    }, LONG_PRESS);
  }

  private begin(held: Held, event: PointerEvent): void {
    this.tips.wait();
    const { chooser } = this.table;
    const id = held.piece?.id;
    const named = id && this.acts(id) && this.leadsOn(id);
    const carried = id && held.piece?.drag && chooser.carries(id);
    const touchScroll = event.pointerType === 'touch' && !held.piece?.drag;
    if (!(named || carried) || touchScroll || this.held.size > 1) {
      if (this.pans || this.held.size > 1) this.where().svg.setPointerCapture(event.pointerId);
      return;
    }
    this.where().svg.setPointerCapture(event.pointerId);
    if (named && !chooser.picked.includes(id)) chooser.hold(id);
    this.drag(event);
  }

  /** An answer, an extra, or what is picked already. */
  private acts(id: string): boolean {
    return !['', 'open'].includes(this.table.chooser.stateOf(id));
  }

  /** Something else must be clicked after it, so it can be carried there. */
  private leadsOn(id: string): boolean {
    return this.table.chooser.offers.some((offer) => offer.touch.includes(id) && offer.touch.length > 1);
  }

  private drag(event: PointerEvent): void {
    const held = this.held.get(event.pointerId);
    if (!held?.piece) return;
    const at = this.point(event);
    this.dragged = {
      ...held.piece,
      x: at.x,
      y: at.y,
      turn: this.table.chooser.ghost[0]?.turn ?? held.piece.turn,
    };
    if (held.piece.drag) this.table.chooser.reach();
    const target = this.under(event, held.piece.id);
    this.table.chooser.over = target && this.table.chooser.now.open.has(target.id) ? target.id : null;
  }

  private drop(event: PointerEvent): void {
    const from = this.dragged!.id;
    const { chooser } = this.table;
    const target = this.under(event, from);
    this.dragged = null;
    if (target && chooser.takes(from, target.id)) chooser.click(target.id, 'mouse');
  }

  private pinch(held: Held, event: PointerEvent): void {
    if (!this.where().zoomable) return;
    [held.x, held.y] = [event.clientX, event.clientY];
    const now = this.distance();
    const [a, b] = [...this.held.values()];
    if (a && b && this.spread) {
      const middle = this.point({ clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 });
      this.zoom.by(now / this.spread, middle);
    }
    this.spread = now;
  }

  private distance(): number {
    const [a, b] = [...this.held.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  /** Panel units per pixel. */
  private unit(): number {
    return 1 / (this.where().svg.getScreenCTM()?.a || 1);
  }

  private point(event: At): { x: number; y: number } {
    const matrix = this.where().svg.getScreenCTM();
    return matrix
      ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
      : { x: 0, y: 0 };
  }

  /** What lies under the pointer: first what can be acted on, then whatever is on top. */
  private under(at: At, not?: string): Piece | null {
    const { chooser, places } = this.table;
    const found = piecesAt(at).filter((id) => id !== not);
    const acting = found.filter((id) => this.acts(id));
    const id = nearest(at, acting) ?? found.find((one) => chooser.now.open.has(one)) ?? found[0];
    return id === undefined ? null : (places.get(id)?.piece ?? null);
  }
}
