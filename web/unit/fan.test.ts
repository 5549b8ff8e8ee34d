import { expect, it } from 'vitest';
import { fanned } from '../src/lib/fan';
import type { Panel, Picture } from '../src/lib/wire';

const faces = {
  card: { w: 100, h: 140, svg: '' },
  zone: { w: 10, h: 10, svg: '' },
} as unknown as Parameters<typeof fanned>[1];

/** A hand of some cards side by side, with a frame around all of them and a mark on the last. */
const hand = (cards: number): Panel => ({
  id: 'hand',
  title: 'hand',
  w: cards * 110,
  h: 150,
  slot: 'hand',
  pieces: [
    { id: 'frame', face: 'zone', x: cards * 55, y: 75, w: cards * 110, h: 150 },
    ...Array.from({ length: cards }, (_, i) => ({ id: `card:${i}`, face: 'card', x: 55 + 110 * i, y: 75 })),
    { id: 'mark', face: 'zone', x: 55 + 110 * (cards - 1) + 30, y: 20 },
  ],
});
const picture = (cards: number): Picture => ({ panels: [hand(cards)] }) as Picture;
const spots = (shown: Picture) => new Map(shown.panels[0]!.pieces.map((piece) => [piece.id, piece]));

it('leaves a hand alone that fits, or whose drawings have not come', () => {
  const given = picture(5);
  expect(fanned(given, faces, { width: 600, gap: 10 })).toBe(given);
  expect(fanned(given, {}, { width: 200, gap: 10 })).toBe(given);
});

it('moves the cards together until they fit, and what lies on or around them with them', () => {
  const found = spots(fanned(picture(5), faces, { width: 440, gap: 10 }));
  expect(found.get('card:0')!.x).toBe(55);
  expect(found.get('card:4')!.x + 50).toBeLessThanOrEqual(440);
  expect(found.get('mark')!.x - found.get('card:4')!.x).toBe(30);
  const frame = found.get('frame')!;
  expect(frame.x - frame.w! / 2).toBeCloseTo(0);
  expect(frame.x + frame.w! / 2).toBeCloseTo(found.get('card:4')!.x + 55);
});

it('keeps almost half of every card in sight', () => {
  const found = spots(fanned(picture(9), faces, { width: 300, gap: 10 }));
  expect(found.get('card:1')!.x - found.get('card:0')!.x).toBeCloseTo(45);
});

it('moves the cards of a market together beside cards that overlap already', () => {
  const given = picture(5);
  const played = [0, 1, 2].map((i) => ({ id: `played:${i}`, face: 'card', x: 615 + 40 * i, y: 75 }));
  given.panels[0]!.w = 760;
  given.panels[0]!.pieces.push(...played);
  const found = spots(fanned(given, faces, { width: 600, gap: 10 }));
  expect(found.get('card:1')!.x - found.get('card:0')!.x).toBeLessThan(100);
  expect(found.get('played:2')!.x - found.get('played:1')!.x).toBe(40);
  expect(found.get('played:2')!.x + 50).toBeLessThanOrEqual(600);
});

it('leaves several rows as they are', () => {
  const given = picture(6);
  const rows = given.panels[0]!;
  rows.pieces = rows.pieces.map((piece) => ({ ...piece, w: 40, h: 50 }));
  expect(spots(fanned(given, faces, { width: 100, gap: 10 })).get('card:5')!.x).toBe(605);
});

it('leaves empty places as wide as they are', () => {
  const given = picture(5);
  const places = Array.from({ length: 3 }, (_, i) => ({
    id: `place:${i}`,
    face: 'card',
    x: 570 + 50 * i,
    y: 75,
    w: 44,
    h: 140,
  }));
  given.panels[0]!.pieces.push(...places);
  const found = spots(fanned(given, faces, { width: 440, gap: 10 }));
  expect(found.get('card:1')!.x - found.get('card:0')!.x).toBeLessThan(100);
  expect(found.get('place:1')!.x - found.get('place:0')!.x).toBe(50);
});
