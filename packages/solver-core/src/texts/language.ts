import type { enUS } from './languages/en-US.ts';
import type { Locale } from './locale.ts';

/**
 * The texts of one language. Plural forms carry the suffixes of `Intl.PluralRules`: `_one`, `_few`, `_many`, `_other`.
 */
export interface Language {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
}

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** A key that every language has. */
export type TextKey = WithoutPlural<keyof (typeof enUS)['texts']>;
