import type { Failure } from '@eecs/solver-core';
import { describeFailure } from '@eecs/solver-core/texts';
import type { Locale } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { beamWriterOf } from '../../test/beamWriterOf.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { readCaseFile } from '../files/caseFile.ts';

/** The support in this row of the table is at 20 m, beyond a beam of 12 m. */
const outside = (row: number): Failure => ({
  code: 'geometry.supportOutside',
  path: `/supports/${row}/x`,
  ids: [row],
  values: { x: 20, L: 12 },
});
// Pins and rollers at 0, 6 and 12 m are A, B and C; the hinge between them is hinge 1.
const document = beamExamples.hingedSpans;

test.each<[Locale, number, string]>([
  ['en-US', 3, 'Support C is at 20, outside the beam (0 to 12).'],
  ['en-US', 2, 'Hinge 1 is at 20, outside the beam (0 to 12).'],
  ['ru', 1, 'Опора B находится в точке 20, вне балки (от 0 до 12).'],
  ['uk', 2, 'Шарнір 1 лежить у точці 20, поза балкою (від 0 до 12).'],
])('in %s the support in row %i is called as on the drawing', (locale, row, text) => {
  expect(describeFailure(outside(row), beamWriterOf(locale, document))).toBe(text);
});

test('without the beam a support is called by its row', () => {
  expect(describeFailure(outside(3), beamWriterOf('en-US'))).toBe(
    'Support 4 is at 20, outside the beam (0 to 12).',
  );
});

/** The message about a file with this text. */
function told(file: unknown, locale: Locale): string[] {
  const read = readCaseFile(JSON.stringify(file));
  return read.ok ? [] : read.failures.map((failure) => describeFailure(failure, beamWriterOf(locale)));
}

const { supports, ...rest } = beamExamples.twoSpans;
const broken = {
  ...rest,
  L: 'ten',
  supports: [supports[0], { className: 'simple' }, { className: 'rope', x: 1 }, 7],
  loads: [{ ...rest.loads[0], c: [] }],
  zz: { a: { b: { c: { d: {} } } } },
};

test.each<[Locale, string[]]>([
  [
    'en-US',
    [
      'This is not an EECS file: it states no version.',
      'The beam has no length.',
      'The beam has no supports.',
    ],
  ],
  [
    'ru',
    [
      'Это не файл EECS: в нём не указана версия.',
      'Балка: не указано поле «длина».',
      'Балка: не указано поле «опоры».',
    ],
  ],
  [
    'uk',
    [
      'Це не файл EECS: у ньому не вказано версію.',
      'Балка: не вказано поле «довжина».',
      'Балка: не вказано поле «опори».',
    ],
  ],
])('in %s a file of something else is said to be none of ours', (locale, words) => {
  expect(told({ name: 'a-package' }, locale)).toEqual(words);
});

test.each<[Locale, string[]]>([
  [
    'en-US',
    [
      'The beam, length: a number is expected.',
      'Support 2 has no place.',
      'Support 3, kind: “rope” is unknown; known are pin, roller, clamp, hinge, spring.',
      'Support 4: a group of values is expected.',
    ],
  ],
  ['ru', ['Балка, поле «длина»: ожидается число.', 'Опора 2: не указано поле «координата».']],
  ['uk', ['Балка, поле «довжина»: очікується число.', 'Опора 2: не вказано поле «координата».']],
])('in %s a damaged file is told what is wrong and where, without a path', (locale, words) => {
  const lines = told(broken, locale);
  expect(lines).toEqual(expect.arrayContaining(words));
  expect(lines.filter((line) => /\/\w|NaN|undefined|\{\{/.test(line))).toEqual([]);
});
