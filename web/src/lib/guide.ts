/** Searching the guide: every word must be found, case and accents do not matter; titles come first. */

import type { GuideSection } from './wire';

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const textOf = (section: GuideSection): string => plain(section.html.replace(/<[^>]*>/g, ' '));

export function search(sections: readonly GuideSection[], wanted: string): GuideSection[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [...sections];
  const inTitle = (section: GuideSection) => parts.every((part) => plain(section.title).includes(part));
  const found = sections.filter((section) => {
    const text = `${plain(section.title)} ${textOf(section)}`;
    return parts.every((part) => text.includes(part));
  });
  return [...found.filter(inTitle), ...found.filter((section) => !inTitle(section))];
}
