import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * Checks that each language uses one term for a load case: "загружение" in Russian, as in SP 20.13330, and
 * "завантаження" in Ukrainian; a combination is "сочетание" and "сполучення". A rod is "стрижень" in Ukrainian.
 */

const ROOT = path.join(import.meta.dirname, '../..');
const TEXTS = [
  'packages/*/src/**/*.json',
  'packages/solver-core/src/texts/languages/*.ts',
  'site/src/**/*.json',
  'site/public/documents/{ru,uk}/**/*.{md,json}',
  'server/src/messages/*.json',
  'server/src/mail/texts/*.ts',
  'server/src/db/seeds/**/*.ts',
  'docs/messages.md',
];
/** Search terms have synonyms on purpose. */
const SEARCHED = /src\/help\/messages\//;
/** Other terms for a load case, and for a combination. */
const OTHERS =
  /набор|набір|вариант[а-я]* нагруз|варіант[а-яі]* навант|(?<![а-яё])комбинаци|комбінаці|поєднан|поєднуван/iu;

const files = globSync(TEXTS, { cwd: ROOT }).filter((file) => !SEARCHED.test(file.replaceAll('\\', '/')));

test('a case set has one name in Russian and one in Ukrainian', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (OTHERS.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('a rod has one name in Ukrainian', () => {
  const own = files.filter((file) => /uk(?:\.json|\.ts|[/\\])/.test(file));
  expect(own.length).toBeGreaterThan(30);
  expect(own.filter((file) => /стерж/iu.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
