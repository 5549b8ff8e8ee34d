/** A long list of answers in groups, each with a title. */

import type { Offer, Piece } from './wire';

type PieceOf = (id: string | null) => Piece | undefined;

export interface Group {
  key: string;
  piece: string | null;
  offers: Offer[];
}

/** A long list in groups: by the piece that would be clicked next, or by the verb when there is none. */
export function groups(left: readonly Offer[], picked: readonly string[]): Group[] {
  const found = new Map<string, Group>();
  for (const offer of left) {
    const piece = offer.touch.find((id) => !picked.includes(id)) ?? null;
    const key = piece ?? `=${offer.a[0]}`;
    const group = found.get(key) ?? { key, piece, offers: [] };
    group.offers.push(offer);
    found.set(key, group);
  }
  return [...found.values()];
}

const bare = (word: string | undefined): string => (word ?? '').replace(/[,.;:]+$/, '');

/** The words that all texts begin with. */
export function commonWords(texts: readonly string[]): string {
  const split = texts.map((text) => text.split(/\s+/));
  const first = split[0] ?? [];
  let count = 0;
  while (count < first.length && split.every((parts) => bare(parts[count]) === bare(first[count])))
    count += 1;
  return first
    .slice(0, count)
    .join(' ')
    .replace(/[\s—–:,(]+$/, '');
}

const MOST_LETTERS = 56;

/** What a piece is called: the head of its tip, or what is written on it. */
function nameOf(piece: Piece | undefined): string {
  const name = piece?.tip?.split(/\n| [—–] |[.;!] |\s?: /)[0] || piece?.label?.replaceAll('\n', ' ') || '';
  return name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS).trimEnd()}…` : name;
}

/** A group that cannot be named without the words of its first answer. */
export const needsWords = (group: Group, pieceOf: PieceOf): boolean =>
  group.offers.length === 1 || !nameOf(pieceOf(group.piece));

/** What all answers of one kind say: "Trade two for one: credit for"; one word of them says too little. */
function saidOf({ offers }: Group): string {
  const alike = offers.every((offer) => offer.a[0] === offers[0]!.a[0]);
  const shared = alike ? commonWords(offers.map((offer) => offer.text ?? '')) : '';
  return shared.includes(' ') ? `${shared}…` : '';
}

function titleOf(group: Group, pieceOf: PieceOf, worded: boolean): string {
  const [first] = group.offers;
  const name = nameOf(pieceOf(group.piece));
  if (group.offers.length === 1) return first!.text ?? name;
  const said = worded ? saidOf(group) : '';
  if (said || name) return said || name;
  const shared = commonWords(group.offers.flatMap((offer) => offer.text ?? []));
  return shared ? `${shared}…` : (first!.text ?? String(first!.a[0]));
}

/**
 * The title of each group; where several are the same they get numbers. Where all answers came with their words
 * (`worded`), what they have in common says more than the name of the piece.
 */
export function titlesOf(all: readonly Group[], pieceOf: PieceOf, worded: boolean): Map<string, string> {
  const titles = all.map((group) => titleOf(group, pieceOf, worded));
  return new Map(
    all.map((group, i) => {
      const title = titles[i]!;
      const [twins, nth] = [titles, titles.slice(0, i + 1)].map((some) =>
        some.filter((one) => one === title),
      );
      return [group.key, twins!.length > 1 ? `${title} (${nth!.length})` : title];
    }),
  );
}
