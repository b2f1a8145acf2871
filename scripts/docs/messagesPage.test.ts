import { readFileSync } from 'node:fs';
import { LOCALES } from '@eecs/solver-core/texts';
import { expect, test } from 'vitest';
import { findTest } from './findTest.ts';

/** Keys of the specification that have words. */
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
  'w8',
  'w10',
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm7',
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

/** Looks up a key in a catalogue, whose texts are flat or in groups. */
function readText(catalogue: unknown, key: string): unknown {
  const flat = (catalogue as Readonly<Record<string, unknown>>)[key];
  if (flat !== undefined) return flat;
  return key
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name],
      catalogue,
    );
}

test.each(rows)('%s is worded as its catalogue words it', (_key, _when, enUS, ru, uk, place = '') => {
  const [file = '', key = ''] = place.split(' ');
  const texts = LOCALES.map((locale) => {
    const text = readText(JSON.parse(readFileSync(file.replace('en-US', locale), 'utf8')), key);
    return typeof text === 'string' ? text.replaceAll('\n', ' ') : text;
  });
  expect([enUS, ru, uk]).toEqual(texts);
});

/**
 * A test fails if a text that it waits for or compares does not appear. A key in such a statement was therefore reached
 * if the test is green. This is cheaper than recording at run time which texts are shown, which would have to combine
 * three test runners in two kinds of process. The check finds tests that were renamed, skipped, or no longer ask for
 * the key.
 */
test.each(rows)(
  '%s is reached by the test that the page names',
  (_key, _when, enUS = '', _ru, _uk, place = '', shown = '') => {
    const [, key = ''] = place.split(' ');
    const [file = '', title = ''] = shown.split('#');
    const source = findTest(readFileSync(file, 'utf8'), title);
    expect(source, `${file} has no test “${title}”, or skips it`).not.toBeNull();
    const forms = [key.replace(/_(?:one|few|many|other)$/, ''), enUS.slice(0, 20)];
    // The rows of a table of cases come before the statements that use them.
    const statements = source?.startsWith('test.each') === true ? [source] : (source?.split(/;\n/) ?? []);
    const asks = statements.filter((one) => /waitFor\(|\bexpect(?:Reason)?\b/.test(one));
    expect(
      asks.some((one) => forms.some((form) => one.includes(form))),
      `it waits for no “${key}”`,
    ).toBe(true);
  },
);
