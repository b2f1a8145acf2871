import { LOCALES, type Locale } from '../words/locale.ts';

export { LOCALES, type Locale };

/** Chooses the language of an answer by the Client-Locale header. An unknown language becomes en-US. */
export function toLocale(header: unknown): Locale {
  return LOCALES.find((locale) => locale === header) ?? 'en-US';
}
