/** The client's own texts, in the reader's language, switched on the spot. */

import { read, write } from '../lib/settings.svelte';
import { en } from './en';
import { fr } from './fr';

export type Lang = 'en' | 'fr';
export type Word = keyof typeof en;

const TEXTS: Record<Lang, Record<Word, string>> = { en, fr };

const first = (): Lang => {
  const kept = read('lang') ?? (typeof navigator === 'undefined' ? 'en' : navigator.language);
  return kept.startsWith('fr') ? 'fr' : 'en';
};

class Words {
  lang: Lang = $state(first());

  set(lang: Lang): void {
    this.lang = lang;
    write('lang', lang);
  }
}

export const words = new Words();

/** A text with its arguments: t('players', { lo: 1, hi: 4 }). */
export function t(word: Word, args: Record<string, string | number> = {}): string {
  return TEXTS[words.lang][word].replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}

/** A number with one decimal as the reader's language writes it; with its sign, if it is a change. */
export const decimal = (value: number, change = false): string =>
  value.toLocaleString(words.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: change ? 'exceptZero' : 'auto',
  });
