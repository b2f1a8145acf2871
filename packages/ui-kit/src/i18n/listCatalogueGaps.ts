import { type Messages, PLACEHOLDER } from '@eecs/solver-core/texts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Lists every key of a catalogue, nested ones joined by dots. */
export function listKeys(messages: Messages): string[] {
  return listTexts(messages).map(([key]) => key);
}

/**
 * Lists what a translation lacks or has too much against its source, for the test every catalogue has:
 * the same keys, and for each counted text the plural forms its language needs by `Intl.PluralRules`. Braces that would
 * are on the screen as they are, are named in either.
 */
export function listCatalogueGaps(source: Messages, translation: Messages, locale: string): string[] {
  const wanted = new Set<string>();
  for (const key of listKeys(source)) {
    if (!PLURAL.test(key)) wanted.add(key);
    else for (const form of pluralForms(locale)) wanted.add(key.replace(PLURAL, `_${form}`));
  }
  const found = new Set(listKeys(translation));
  return [
    ...[...wanted].filter((key) => !found.has(key)).map((key) => `missing ${key}`),
    ...[...found].filter((key) => !wanted.has(key)).map((key) => `unknown ${key}`),
    ...new Set([source, translation].flatMap(listUnreadable).map((key) => `unreadable ${key}`)),
  ];
}

function listUnreadable(messages: Messages): string[] {
  return listTexts(messages)
    .filter(([, text]) => /\{\{|\}\}|\$t\(/.test(text.replace(PLACEHOLDER, '')))
    .map(([key]) => key);
}

function listTexts(messages: Messages, prefix = ''): (readonly [key: string, text: string])[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : listTexts(value, `${prefix}${key}.`),
  );
}

function pluralForms(locale: string): readonly string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}
