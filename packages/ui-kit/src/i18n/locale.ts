import type { Locale } from '@eecs/solver-core/texts';

export { LOCALES, type Locale } from '@eecs/solver-core/texts';

/**
 * A language as a page names it: one of the three supported ones, or any BCP 47 tag, which `parseLocale` maps to one of
 * them.
 */
export type LocaleTag = Locale | (string & {});

/** The language of readers who use none of the three. */
export const DEFAULT_LOCALE: Locale = 'en-US';

/** Parses any language tag; an unsupported language becomes en-US. */
export function parseLocale(tag: unknown): Locale {
  if (typeof tag !== 'string') return DEFAULT_LOCALE;
  const language = tag.toLowerCase().split(/[-_]/)[0];
  return language === 'ru' || language === 'uk' ? language : DEFAULT_LOCALE;
}
