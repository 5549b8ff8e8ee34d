import { describe, expect, it } from 'vitest';
import { frameOf } from '../src/lib/frame';
import { AIM, arrange, settle, TABS } from '../src/lib/packing';
import { bySlot, seenBySeat } from '../src/lib/slots';
import { screenOf, sideColumn } from '../src/lib/screen';
import { neighbour } from '../src/lib/spatial';
import type { Panel } from '../src/lib/wire';

const panel = (id: string, slot: string): Panel => ({ id, title: id, w: 10, h: 10, slot, pieces: [] });

describe('slots', () => {
  it('put boards and my own mat in the middle, the others on call', () => {
    const found = bySlot(
      [
        panel('p0', 'player:0'),
        panel('m1', 'seat:1'),
        panel('m0', 'seat:0'),
        panel('s', 'side'),
        panel('b', 'board'),
        panel('h', 'hand'),
      ],
      [0],
    );
    expect(found.centre.map((one) => one.id)).toEqual(['b', 'm0']);
    expect(found.side.map((one) => one.id)).toEqual(['s']);
    expect(found.hand.map((one) => one.id)).toEqual(['h']);
    expect([...found.players.keys()]).toEqual([0]);
    expect(found.mats.get(1)?.map((one) => one.id)).toEqual(['m1']);
  });
});

describe('watching', () => {
  it('shows the mats of all players', () => {
    const found = bySlot([panel('m1', 'seat:1'), panel('m0', 'seat:0')], []);
    expect(found.centre.map((one) => one.id)).toEqual(['m1', 'm0']);
  });

  it('opens on a click what the players themselves have at the side', () => {
    const found = bySlot([{ ...panel('m0', 'seat:0'), own: 'side' }], []);
    expect(found.centre).toEqual([]);
    expect(found.mats.get(0)).toHaveLength(1);
  });
});

describe('a panel that is sent alike to everybody', () => {
  const button = { id: 'pass', face: 'disc', x: 9, y: 9, own: true };
  const mat = { ...panel('m0', 'seat:0'), own: 'side', pieces: [button] };
  const pivot: [number, number] = [5, 5];
  const pieces = [
    { id: 'wedge', face: 'disc', x: 5, y: 5, turn: 200, pivot },
    { id: 'count', face: 'disc', x: 5, y: 9, pivot },
    { id: 'hub', face: 'disc', x: 5, y: 1 },
  ];
  const station = { ...panel('s', 'board'), turns: [0, -180], pieces };
  const box = { ...panel('p0', 'player:0'), badge: '7' };
  const sent = { panels: [mat, station, box], score: '9' };

  it('is in its own place for its own seat, with its buttons and the score that this seat can count', () => {
    const [m, s, p] = seenBySeat({ ...sent, seat: 0 }).panels;
    expect([m!.slot, m!.pieces.length, p!.badge]).toEqual(['side', 1, '9']);
    expect(s!.pieces).toEqual(pieces);
    const [other, , same] = seenBySeat({ ...sent, seat: 1 }).panels;
    expect([other!.slot, other!.pieces.length, same!.badge]).toEqual(['seat:0', 0, '7']);
    expect(seenBySeat({ panels: [mat] }).panels[0]!.pieces).toEqual([]);
  });

  it('is turned to its viewer, upright', () => {
    const [wedge, count, hub] = seenBySeat({ ...sent, seat: 1 }).panels[1]!.pieces;
    expect([wedge!.x, wedge!.y, wedge!.turn]).toEqual([5, 5, 20]);
    expect([count!.x, count!.y, count!.turn]).toEqual([expect.closeTo(5), expect.closeTo(1), undefined]);
    expect(hub).toEqual(pieces[2]);
  });

  it('stays the same object until it changes, and only the box changes with the score', () => {
    const [before, after] = ['9', '10'].map((score) => seenBySeat({ ...sent, seat: 0, score }).panels);
    expect(after!.map((one, i) => one === before![i])).toEqual([true, true, false]);
  });
});

describe('the column of the players', () => {
  it('takes the markets that it has room for, in a size one can read', () => {
    const side = [100, 400, 100].map((h, i) => ({ ...panel(`s${i}`, 'side'), w: 300, h }));
    const found = sideColumn(side, 250, 260, () => 0.8);
    expect(found.column.map((one) => one.id)).toEqual(['s0', 's2']);
    expect(found.rest.map((one) => one.id)).toEqual(['s1']);
    expect(sideColumn(side, 200, 2000, () => 0.8).column).toEqual([]);
  });
});

describe('arranging', () => {
  const box = (id: string, w: number, h: number, weight = 1) => ({
    id,
    w,
    h,
    weight,
    most: 9,
    head: 0,
    least: 0.9,
  });

  it('makes lesser panels smaller for the sake of the boards, but never too small to read', () => {
    // The flight of Galaxy Trucker between two columns: the track, the ship, the card with small print.
    const flight = [box('track', 640, 146), box('ship', 466, 364, 0.95), box('card', 246, 262, 0.45)];
    const boxes = flight.map((one) => ({
      ...one,
      most: one.id === 'card' ? 1.1 : 2.4,
      head: 22,
      least: 0.85,
    }));
    const found = settle(boxes, 822, 822);
    expect(found.rank, 'nothing hides behind a tab').toBe(0);
    expect(found.spots.find((spot) => spot.id === 'card')!.w).toBeGreaterThanOrEqual(246 * 0.85 * 0.995);
  });

  it('gives one board everything', () => {
    expect(arrange([box('a', 100, 100)], 800, 600)).toEqual([{ id: 'a', x: 100, y: 0, w: 600, h: 600 }]);
  });

  it('puts two squares side by side in a wide room and one above the other in a tall one', () => {
    const two = [box('a', 100, 100), box('b', 100, 100)];
    const wide = arrange(two, 1000, 500);
    expect(wide[0]!.y).toBe(wide[1]!.y);
    const tall = arrange(two, 500, 1000);
    expect(tall[0]!.x).toBe(tall[1]!.x);
  });

  it('gives a board the room that a small track cannot use', () => {
    const track = { ...box('t', 300, 60, 0.45), most: 1 };
    const [board, small] = arrange([box('b', 800, 600), track], 800, 700);
    expect(small!.w).toBe(300);
    expect(board!.h).toBeGreaterThan(550);
  });

  it('never lets boxes overlap or leave the room', () => {
    for (const count of [3, 4, 5, 6, 9]) {
      const boxes = Array.from({ length: count }, (_, i) => box(`b${i}`, 80 + 37 * i, 60 + ((i * 53) % 90)));
      const spots = arrange(boxes, 900, 620);
      expect(spots).toHaveLength(count);
      for (const a of spots) {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.x + a.w).toBeLessThanOrEqual(900.01);
        expect(a.y + a.h).toBeLessThanOrEqual(620.01);
        for (const b of spots)
          if (a !== b)
            expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
      }
    }
  });
});

describe('arrow keys', () => {
  const points = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 10, y: 1 },
    { id: 'c', x: 11, y: 30 },
  ];

  it('go to the nearest in that direction', () => {
    expect(neighbour(points, points[0]!, 'ArrowRight')?.id).toBe('b');
    expect(neighbour(points, points[1]!, 'ArrowDown')?.id).toBe('c');
    expect(neighbour(points, points[0]!, 'ArrowLeft')).toBeUndefined();
  });
});

describe('a window on a panel', () => {
  it('shows a part of what could not be read as a whole', () => {
    const board = { ...panel('b', 'board'), w: 1000, h: 500 };
    expect(frameOf(board, { w: 900, h: 600 }, 0.9)).toBeUndefined();
    expect(frameOf(board, { w: 360, h: 450 }, 0.9)).toEqual({ w: 400, h: 500 });
  });
});

describe('panels that cannot be read side by side', () => {
  const least = (id: string, w: number, h: number, weight = 1) => ({
    id,
    w,
    h,
    weight,
    most: 2,
    head: 0,
    least: 0.9,
  });

  it('share a place: first the lesser ones, then all but the first, then all', () => {
    const boxes = [least('board', 600, 600), least('a', 300, 500, 0.45), least('b', 300, 500, 0.45)];
    const ids = (w: number, h: number) => settle(boxes, w, h).spots.map((spot) => spot.id);
    expect(ids(1400, 620)).toEqual(['board', 'a', 'b']);
    expect(ids(900, 620)).toEqual(['board', TABS]);
    expect(ids(600, 620)).toEqual([TABS]);
  });
});

describe('the shape of the table', () => {
  const board = { ...panel('b', 'board'), w: 960, h: 540 };
  const hand = { ...panel('h', 'hand'), w: 900, h: 180 };
  const shape = (w: number, h: number) => screenOf(bySlot([board, hand], [0]), w, h, () => 0.91);

  it('has three columns only where the board can be read between them', () => {
    expect(shape(1920, 1080).shape).toBe('three');
    expect(shape(1440, 900).shape).toBe('two');
    expect(shape(1180, 820).shape).toBe('two');
    expect(shape(820, 1180).shape).toBe('tall');
    expect(shape(390, 844).shape).toBe('phone');
  });

  it('lets the hand peek where board and hand cannot both be read', () => {
    expect(shape(1440, 900).peeks).toBe(false);
    expect(shape(1280, 720).peeks).toBe(true);
  });

  it('takes the names of two hands from the height of the cards, where these stay large enough to read', () => {
    const high = (hands: number, least: number) => {
      const panels = [board, ...Array.from({ length: hands }, (_, i) => ({ ...hand, id: `h${i}`, h: 150 }))];
      return screenOf(bySlot(panels, [0]), 1440, 900, () => least).hand;
    };
    expect(high(2, 0.7)).toBe(high(1, 0.7));
    expect(high(2, 1.05)).toBeGreaterThan(high(1, 1.05));
  });

  it('gives the question of an upright screen what the boards beside each other do not use', () => {
    const sheet = (h: number) => {
      const boards = [
        { ...panel('b', 'board'), w: 720, h },
        { ...panel('s', 'side'), w: 328, h: 690 },
      ];
      return screenOf(bySlot(boards, [0]), 820, 1180, () => 0.74).sheet;
    };
    expect(sheet(720)).toBeGreaterThan(sheet(900));
    expect(sheet(720)).toBeLessThanOrEqual(0.3 * 1180);
  });
});

describe('texts as large as they should be', () => {
  const boxes = [
    { id: 'board', w: 720, h: 720, weight: 1, most: 2.4, head: 22, least: 0.8 },
    { id: 'mat', w: 560, h: 300, weight: 0.95, most: 2.4, head: 22, least: 0.85 },
    { id: 'track', w: 320, h: 420, weight: 0.45, most: 1.1, head: 22, least: 0.85 },
    { id: 'cards', w: 320, h: 120, weight: 0.45, most: 1.1, head: 22, least: 0.85 },
  ];

  it('come before a larger board, where there is room for both', () => {
    const { spots, aimed } = settle(boxes, 1000, 1100);
    expect(aimed).toBe(true);
    for (const [i, { w }] of spots.entries())
      expect(w / boxes[i]!.w).toBeGreaterThanOrEqual(boxes[i]!.least * AIM * 0.995);
  });
});
