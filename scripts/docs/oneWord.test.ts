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

/** The files of the hints of the line under a board: those that editors share, and those of each. */
const HINTS = [
  'packages/ui-kit/src/editor/messages/tables',
  'packages/ui-beam/src/messages/tools',
  'packages/ui-truss/src/messages/later',
  'packages/ui-frame/src/messages/later',
];
/** Names of objects within shared hints. */
const WORDS = /^hint(?:Any|\.any|\.line)$/;
/** The verb of a press, which fits the mouse and a finger, by language; other verbs of a click. */
const PRESS = {
  'en-US': { verb: /\bpress\b/i, others: /\bclick(?:s|ed)?\b(?<!right click)/i },
  ru: { verb: /нажм|правая кнопка/i, others: /щ[её]л/i },
  uk: { verb: /натис|права кнопка/i, others: /клац/i },
} as const;
/** The line under a board has room for one sentence of this length beside the kinds of a tool. */
const LONGEST_HINT = 130;

test.each(Object.entries(PRESS))(
  'hints of all editors name a press by one verb in %s, and are short',
  (locale, { verb, others }) => {
    const hints = HINTS.flatMap((file) => {
      const texts: unknown = JSON.parse(readFileSync(path.join(ROOT, `${file}.${locale}.json`), 'utf8'));
      const { hint = {}, ...own } = texts as Readonly<Record<string, unknown>>;
      return [...Object.entries(own).filter(([key]) => /^hint/.test(key)), ...Object.entries(hint as object)]
        .filter(([key]) => !WORDS.test(key))
        .map(([key, text]: readonly [string, unknown]) => ({ key: `${file} ${key}`, text: String(text) }));
    });
    expect(hints).toHaveLength(5 + 3 + 3 + 4);
    const wrong = hints.filter(
      ({ text }) => !verb.test(text) || others.test(text) || text.length > LONGEST_HINT,
    );
    expect(wrong).toEqual([]);
  },
);
