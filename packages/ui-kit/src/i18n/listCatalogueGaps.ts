import { type Messages, PLACEHOLDER } from '@eecs/solver-core/texts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Lists every key of a catalogue, nested ones joined by dots. */
export function listKeys(messages: Messages): string[] {
  return listTexts(messages).map(([key]) => key);
}

/**
 * Lists what a translation lacks or has too much compared to its source, for the test of every catalogue: missing and
 * superfluous keys, and for each counted text the plural forms that its language needs by `Intl.PluralRules`. Also
 * lists texts with braces that would be displayed literally.
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
