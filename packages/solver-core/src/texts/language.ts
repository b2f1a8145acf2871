import type { Locale } from './locale.ts';

/**
 * The texts of one language. Plural forms carry the suffixes of `Intl.PluralRules`: `_one`, `_few`, `_many`, `_other`.
 */
export interface Language {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
}
