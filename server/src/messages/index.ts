import { writeNumber } from '@eecs/solver-core/texts';
import type { Locale } from './locale.ts';
import enUS from './en-US.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

type Catalogue = Readonly<Record<string, string>>;

/** A key of the catalogues; all three languages have the same keys. */
export type MessageKey = keyof typeof enUS;

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { 'en-US': enUS, ru, uk };

/** Returns whether the catalogues hold a text under this key. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(enUS, key);
}

/**
 * Returns the text of a key in a language. `{name}` is replaced by its value, or by … if there is none; numbers are
 * formatted for the language.
 */
export function translate(
  locale: Locale,
  key: MessageKey,
  values: Readonly<Record<string, number | string>> = {},
): string {
  const template = CATALOGUES[locale][key] ?? enUS[key];
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) return '…';
    return typeof value === 'number' ? writeNumber(value, locale) : value;
  });
}
