import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listCatalogueGaps, listStraightApostrophes, type Messages } from '@eecs/ui-kit';

const SRC = path.join(import.meta.dirname, '..');
/** Folders with a catalogue: English, with the other languages next to it. */
const folders = globSync('**/en-US.json', { cwd: SRC }).map((file) => path.dirname(file));

function read(folder: string, locale: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(SRC, folder, `${locale}.json`), 'utf8')) as Record<string, string>;
}

test('no two catalogues share a key: one would hide it in the other', () => {
  const keys = folders.flatMap((folder) => Object.keys(read(folder, 'en-US')));
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

const translations = folders.flatMap((folder) =>
  (['ru', 'uk'] as const).map((locale) => ({ folder, locale })),
);

test.each(translations)('$locale has every text of $folder, with the same values', ({ folder, locale }) => {
  const source: Messages = read(folder, 'en-US');
  expect(listCatalogueGaps(source, read(folder, locale), locale)).toEqual([]);
});

test.each(folders)('placeholders of the texts of %s are the same in every language', (folder) => {
  const listValues = (text = '') => (text.match(/\{\{\w+(, number)?\}\}/g) ?? []).sort();
  const translated = { ru: read(folder, 'ru'), uk: read(folder, 'uk') };
  for (const [key, text] of Object.entries(read(folder, 'en-US'))) {
    // Plural forms differ by language.
    if (/_(one|few|many|other)$/.test(key)) continue;
    for (const locale of ['ru', 'uk'] as const)
      expect({ key, values: listValues(translated[locale][key]) }).toEqual({ key, values: listValues(text) });
  }
});

test('Ukrainian has one apostrophe', () => {
  for (const folder of folders) expect(listStraightApostrophes(read(folder, 'uk'))).toEqual([]);
});
