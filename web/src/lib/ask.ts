/** A question as the server sends it, read into one form. */

import type { Ask, Offer, WireAsk } from './wire';

export function readAsk(ask: WireAsk | null): Ask | null {
  if (!ask) return null;
  const actions: Offer[] = ask.actions.map((one) =>
    Array.isArray(one) ? { a: one[0], touch: one[1] } : { ...one, touch: one.touch ?? [] },
  );
  return {
    version: ask.version ?? null,
    about: ask.about,
    began: ask.began,
    text: ask.text,
    guide: ask.guide ?? '',
    many: ask.many ?? false,
    actions,
    blocked: ask.blocked ?? [],
  };
}
