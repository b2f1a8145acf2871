import type { Locale } from '@eecs/solver-core/texts';

export { LOCALES, type Locale } from '@eecs/solver-core/texts';

/** The language of whoever reads none of them. */
export const DEFAULT_LOCALE: Locale = 'en-US';

/** Reads any language tag; whatever is not one of ours becomes en-US. */
export function parseLocale(tag: unknown): Locale {
  if (typeof tag !== 'string') return DEFAULT_LOCALE;
  const language = tag.toLowerCase().split(/[-_]/)[0];
  return language === 'ru' || language === 'uk' ? language : DEFAULT_LOCALE;
}
