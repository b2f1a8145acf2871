/** A language of the product. */
export type Locale = 'en-US' | 'ru' | 'uk';

/** The languages of the product. */
export const LOCALES: readonly Locale[] = ['en-US', 'ru', 'uk'];
/** The language of whoever reads none of them. */
export const DEFAULT_LOCALE: Locale = 'en-US';

/** Reads any language tag; whatever is not one of ours becomes en-US. */
export function parseLocale(tag: unknown): Locale {
  if (typeof tag !== 'string') return DEFAULT_LOCALE;
  const language = tag.toLowerCase().split(/[-_]/)[0];
  return language === 'ru' || language === 'uk' ? language : DEFAULT_LOCALE;
}
