/** Moves pieces on the screen: compares two pictures and lets what changed travel. */

import { faceName, sizeOf, type FaceBook } from './faces';
import { DURATION, EASE, path, still, type Pose } from './motion';
import { settings } from './settings.svelte';
import type { Line, Picture, Piece } from './wire';

interface Seen {
  panel: string;
  pose: Pose;
  face: string;
}

/** Pieces up to this size are tokens: cubes, figures, markers. */
const TOKEN = 48;
const BETWEEN_EVENTS = 200;
const LONGEST_DELAY = 1400;

export class Stage {
  /** A panel may be open twice (enlarged over the board): the latest counts. */
  private readonly drawn = new Map<string, SVGSVGElement[]>();
  private seen = new Map<string, Seen>();
  private faces: FaceBook = {};
  private running: Animation[] = [];

  enter(panel: string, svg: SVGSVGElement): () => void {
    this.drawn.set(panel, [...(this.drawn.get(panel) ?? []), svg]);
    return () => {
      this.drawn.set(
        panel,
        (this.drawn.get(panel) ?? []).filter((other) => other !== svg),
      );
    };
  }

  /** The element of a piece, to point at it. */
  find(piece: string): SVGGElement | null {
    const at = this.seen.get(piece);
    return at ? this.element(at.panel, piece) : null;
  }

  /** The drawing of a panel, to point at it. */
  panel(id: string): SVGSVGElement | null {
    return this.drawn.get(id)?.at(-1) ?? null;
  }

  /** Ends every journey at once. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  /** To be called when the new picture is in the document. */
  show(picture: Picture, faces: FaceBook, news: readonly Line[]): void {
    const before = this.seen;
    // What is drawn for the first time, or in new faces, has not moved.
    const fresh = before.size === 0 || faces !== this.faces;
    this.faces = faces;
    this.seen = look(picture, faces);
    if (fresh) return;
    const delays = delaysOf(news);
    const calm = still();
    const gone = tokensOnlyIn(before, this.seen);
    for (const [id, now] of this.seen) {
      // A token has no name of its own: one that comes where its like goes is the same.
      const old = before.get(id) ?? gone.get(now.face)?.shift();
      if (old && same(old, now)) continue;
      const element = this.element(now.panel, id);
      if (!element) continue;
      const delay = delays.get(id) ?? 0;
      if (!old || calm) this.fade(element, delay);
      else this.travel(element, old, now, delay);
    }
  }

  private svg(panel: string): SVGSVGElement | undefined {
    return this.drawn.get(panel)?.at(-1);
  }

  private element(panel: string, piece: string): SVGGElement | null {
    return this.svg(panel)?.querySelector<SVGGElement>(`[data-piece="${CSS.escape(piece)}"]`) ?? null;
  }

  private fade(element: SVGGElement, delay: number): void {
    this.run(element, [{ opacity: 0 }, { opacity: 1 }], delay, 260);
  }

  private travel(element: SVGGElement, old: Seen, now: Seen, delay: number): void {
    const start = old.panel === now.panel ? old.pose : this.carry(old, now.panel);
    const frames = start && path(start, now.pose);
    if (!start) this.fade(element, delay);
    if (frames) {
      const raised = this.svg(now.panel)?.parentElement;
      raised?.classList.add('flying');
      const animation = this.run(
        element,
        frames.map((transform) => ({ transform })),
        delay,
        now.pose.pivot ? DURATION * 2 : DURATION,
      );
      animation.onfinish = () => raised?.classList.remove('flying');
    }
    if (old.face !== now.face) this.turnOver(element, delay);
  }

  private turnOver(element: SVGGElement, delay: number): void {
    const body = element.querySelector<SVGGElement>('.body');
    if (body) this.run(body, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], delay, DURATION);
  }

  /** The pose in another panel of what looks the same on the screen. */
  private carry(old: Seen, panel: string): Pose | null {
    const from = this.svg(old.panel)?.getScreenCTM();
    const to = this.svg(panel)?.getScreenCTM();
    if (!from || !to || !to.a) return null;
    const point = new DOMPoint(old.pose.x, old.pose.y).matrixTransform(from).matrixTransform(to.inverse());
    const scale = from.a / to.a;
    return { ...old.pose, x: point.x, y: point.y, w: old.pose.w * scale, h: old.pose.h * scale, pivot: null };
  }

  private run(element: Element, frames: Keyframe[], delay: number, duration: number): Animation {
    const factor = settings.factor;
    const animation = element.animate(frames, {
      duration: duration * factor,
      delay: delay * factor,
      easing: EASE,
      fill: 'backwards',
    });
    this.running = this.running.filter((other) => other.playState === 'running');
    this.running.push(animation);
    return animation;
  }
}

const isToken = ({ pose }: Seen): boolean => Math.max(pose.w, pose.h) <= TOKEN;

/** The tokens that are no longer there, by what they look like. */
function tokensOnlyIn(before: Map<string, Seen>, now: Map<string, Seen>): Map<string, Seen[]> {
  const found = new Map<string, Seen[]>();
  for (const [id, old] of before)
    if (!now.has(id) && isToken(old)) found.set(old.face, [...(found.get(old.face) ?? []), old]);
  return found;
}

function look(picture: Picture, faces: FaceBook): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const panel of picture.panels)
    for (const piece of panel.pieces) {
      if (seen.has(piece.id)) continue;
      const face = faceName(faces, piece);
      seen.set(piece.id, { panel: panel.id, pose: poseOf(piece, faces, face), face });
    }
  return seen;
}

function poseOf(piece: Piece, faces: FaceBook, face: string): Pose {
  const { w, h } = sizeOf(piece, faces[face]);
  return { x: piece.x, y: piece.y, w, h, turn: piece.turn ?? 0, pivot: piece.pivot ?? null };
}

function same(a: Seen, b: Seen): boolean {
  const [p, q] = [a.pose, b.pose];
  return (
    a.panel === b.panel &&
    a.face === b.face &&
    p.x === q.x &&
    p.y === q.y &&
    p.w === q.w &&
    p.h === q.h &&
    p.turn === q.turn
  );
}

/** Several events play one after the other. */
function delaysOf(news: readonly Line[]): Map<string, number> {
  const delays = new Map<string, number>();
  let delay = 0;
  for (const event of news) {
    if (!event.pieces?.length) continue;
    for (const piece of event.pieces) if (!delays.has(piece)) delays.set(piece, delay);
    delay = Math.min(delay + BETWEEN_EVENTS, LONGEST_DELAY);
  }
  return delays;
}
