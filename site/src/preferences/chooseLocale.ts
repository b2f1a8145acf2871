/** The languages of the product; anything else becomes en-US. */
export const LOCALES = ['en-US', 'ru', 'uk'] as const;

export type SiteLocale = (typeof LOCALES)[number];

/**
 * Picks the first of the reader's languages that the product speaks.
 *
 * @example chooseLocale(['de-DE', 'uk-UA', 'en']) // 'uk'
 */
export function chooseLocale(languages: readonly string[]): SiteLocale {
  for (const language of languages) {
    const primary = language.toLowerCase().split('-')[0];
    const match = LOCALES.find((locale) => locale.toLowerCase().split('-')[0] === primary);
    if (match !== undefined) return match;
  }
  return 'en-US';
}
