/** Which piece a pointer means. */

export interface At {
  clientX: number;
  clientY: number;
}

const idOf = (element: Element): string | undefined =>
  element.closest<SVGGElement>('[data-piece]')?.dataset.piece;

/** The pieces that lie at a point, from above to below. */
export const piecesAt = ({ clientX, clientY }: At): string[] => [
  ...new Set(document.elementsFromPoint(clientX, clientY).flatMap((element) => idOf(element) ?? [])),
];

/** The drawing of a piece that lies at a point. */
export const drawingAt = ({ clientX, clientY }: At, id: string): Element | null =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<SVGGElement>('[data-piece]'))
    .find((element) => element?.dataset.piece === id) ?? null;

/** Tokens that a finger covers lie close together: the nearest is meant. Otherwise the topmost. */
export function nearest(at: At, ids: readonly string[]): string | undefined {
  const tokens = ids
    .map((id) => ({ id, element: drawingAt(at, id) }))
    .filter(({ element }) => element?.classList.contains('token'));
  if (tokens.length < 2) return ids[0];
  const far = (element: Element | null) => {
    const { x, y, width, height } = element!.getBoundingClientRect();
    return Math.hypot(x + width / 2 - at.clientX, y + height / 2 - at.clientY);
  };
  return tokens.sort((a, b) => far(a.element) - far(b.element))[0]!.id;
}
