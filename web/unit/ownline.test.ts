import { expect, it } from 'vitest';
import { lineOf } from '../src/lib/ownline';
import type { Panel, Piece } from '../src/lib/wire';

const piece = (id: string, face: string, x: number, y: number): Piece => ({ id, face, x, y });
const size = (one: Piece) => (one.face === 'label' ? { w: 60, h: 13 } : { w: 54, h: 24 });

it('puts the numbers of a box side by side, without the names below them', () => {
  const pieces = [
    piece('cards', 'chip', 30, 12),
    piece('cards-name', 'label', 30, 33),
    piece('bases', 'chip', 100, 12),
    piece('bases-name', 'label', 100, 33),
    piece('status', 'label', 200, 12),
  ];
  const box = { id: 'box', title: '', w: 300, h: 60, pieces } as unknown as Panel;
  const line = lineOf(box, 34, size);
  expect(line.pieces.map((one) => one.id)).toEqual(['cards', 'bases', 'status']);
  expect(line.pieces.map((one) => one.x)).toEqual([27, 83, 142]);
});

it('leaves out the heading of a box, and keeps a word at its end', () => {
  const pieces = [
    { ...piece('name', 'label', 60, 8), label: 'Universal Coalition' },
    piece('medals', 'chip', 30, 40),
    { ...piece('passed', 'label', 200, 40), label: 'passed' },
  ];
  const box = { id: 'box', title: '', w: 300, h: 60, pieces } as unknown as Panel;
  expect(lineOf(box, 34, size).pieces.map((one) => one.id)).toEqual(['medals', 'passed']);
});

it('leaves out bars, and then what has no words, only where the line would be longer than its room', () => {
  const pieces = [
    { ...piece('credits', 'chip', 30, 12), label: '4' },
    piece('slots', 'bar', 100, 40),
    piece('tech', 'tile', 100, 70),
    { ...piece('cards', 'chip', 30, 70), label: '2' },
  ];
  const box = { id: 'box', title: '', w: 300, h: 90, pieces } as unknown as Panel;
  const sizes = (one: Piece) => (one.face === 'bar' ? { w: 150, h: 9 } : { w: 54, h: 24 });
  const ids = (room: number) => lineOf(box, 34, sizes, room).pieces.map((one) => one.id);
  expect(ids(400)).toEqual(['credits', 'slots', 'cards', 'tech']);
  expect(ids(200)).toEqual(['credits', 'cards', 'tech']);
  expect(ids(120)).toEqual(['credits', 'cards']);
  expect(ids(50)).toEqual(['credits', 'cards']);
});
