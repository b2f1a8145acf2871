import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LOCALES = ['en-US', 'ru', 'uk'] as const;

/** Keys of the specification that the site words by itself. */
const KEYS = [
  'e1',
  'e2',
  'e5',
  'e7',
  'e9',
  'e10',
  'e11',
  'e12',
  'w7',
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm8',
  'm9',
];

const rows = readFileSync('docs/messages.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.json'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

test('the page has every key of the specification', () => {
  expect(rows.map(([key]) => key)).toEqual(expect.arrayContaining([...KEYS, 'm10', 'm11', 'errors.MYSQL.6']));
});

test.each(rows)('%s is worded as the site words it', (_key, _when, enUS, ru, uk, place = '') => {
  const [file = '', key = ''] = place.split(' ');
  const texts = LOCALES.map((locale) => {
    const catalogue = JSON.parse(readFileSync(file.replace('en-US', locale), 'utf8')) as Record<
      string,
      string
    >;
    return catalogue[key]?.replaceAll('\n', ' ');
  });
  expect([enUS, ru, uk]).toEqual(texts);
});
