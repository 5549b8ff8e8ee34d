/** A seat has a colour and a shape: the shape is always drawn, the colour is never alone. */

export const COLOURS = ['#ffb000', '#56c8f0', '#ff6f91', '#7ee081', '#9873dc', '#f4f1de'];

/** Paths in a box from -10 to 10. */
export const SHAPES = [
  'M0 -9A9 9 0 1 1 -0.01 -9Z',
  'M-8 -8H8V8H-8Z',
  'M0 -9.5L9.5 7.5H-9.5Z',
  'M0 -10L10 0L0 10L-10 0Z',
  'M0 -9.5L8.3 -4.7V4.7L0 9.5L-8.3 4.7V-4.7Z',
  'M-3.4 -9H3.4V-3.4H9V3.4H3.4V9H-3.4V3.4H-9V-3.4H-3.4Z',
];

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!;
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;
