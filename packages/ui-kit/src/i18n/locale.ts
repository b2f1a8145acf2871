import type { Locale } from '@eecs/solver-core/texts';

export { LOCALES, type Locale } from '@eecs/solver-core/texts';

/** A language as a page names it: one of ours, or any BCP 47 tag, which `parseLocale` takes to one of ours. */
export type LocaleTag = Locale | (string & {});

/** The language of whoever reads none of them. */
export const DEFAULT_LOCALE: Locale = 'en-US';

/** Reads any language tag; whatever is not one of ours becomes en-US. */
export function parseLocale(tag: unknown): Locale {
  if (typeof tag !== 'string') return DEFAULT_LOCALE;
  const language = tag.toLowerCase().split(/[-_]/)[0];
  return language === 'ru' || language === 'uk' ? language : DEFAULT_LOCALE;
}
