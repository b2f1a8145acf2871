import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';

const SRC = path.join(import.meta.dirname, '..');
/** Folders with a catalogue: English, with the other languages next to it. */
const folders = globSync('**/en-US.json', { cwd: SRC }).map((file) => path.dirname(file));

function read(folder: string, locale: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(SRC, folder, `${locale}.json`), 'utf8')) as Record<string, string>;
}

test('every room with texts is found', () => {
  expect(folders).toContain('login/messages');
});

test.each(folders)('%s has every text in every language, with the same values', (folder) => {
  const source = read(folder, 'en-US');
  const listValues = (text = '') => (text.match(/\{\{\w+(, number)?\}\}/g) ?? []).sort();
  for (const locale of ['ru', 'uk'] as const) {
    const translated = read(folder, locale);
    expect(listCatalogueGaps(source, translated, locale)).toEqual([]);
    for (const [key, text] of Object.entries(source))
      expect({ key, values: listValues(translated[key]) }).toEqual({ key, values: listValues(text) });
  }
  expect(listStraightApostrophes(read(folder, 'uk'))).toEqual([]);
});
