/** The languages of the product. */
export const LOCALES = ['en-US', 'ru', 'uk'] as const;
export type Locale = (typeof LOCALES)[number];

/** Chooses the language of an answer from the Client-Locale header; anything unknown is en-US. */
export function toLocale(header: unknown): Locale {
  return LOCALES.find((locale) => locale === header) ?? 'en-US';
}
