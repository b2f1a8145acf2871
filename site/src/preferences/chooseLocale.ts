import type { Locale } from '@eecs/solver-core/texts';

/**
 * The languages of the product; any other becomes en-US. `@eecs/solver-core/texts` has the same list, and a test keeps
 * them equal: the entry of the site and the build configuration read this file before they can load packages.
 */
export const LOCALES = ['en-US', 'ru', 'uk'] as const satisfies readonly Locale[];

export type SiteLocale = (typeof LOCALES)[number];

/**
 * Picks the first supported language of the reader.
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

/**
 * Reads the language requested by an address, as in links to a page in a language: `?lang=uk`. Null if it is not
 * supported.
 */
export function readAskedLocale(search: string): SiteLocale | null {
  const asked = new URLSearchParams(search).get('lang');
  return LOCALES.find((locale) => locale === asked) ?? null;
}
