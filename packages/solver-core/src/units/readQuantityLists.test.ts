import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuantity } from './parseQuantity.ts';
import { readQuantityLists } from './readQuantityLists.ts';

const read =
  (system: 0 | 1) =>
  (text: string): number | null => {
    const parsed = parseQuantity(text, { quantity: 'length', system, locale: 'en-US', variables: { L: 6 } });
    return parsed.ok ? parsed.value : null;
  };

test.each<[string, readonly (readonly number[])[]]>([
  ['6', [[6]]],
  ['0 6', [[0, 6]]],
  ['0, 6; 9 m', [[0, 6, 9]]],
  ['4 000 mm', [[4]]],
  ['4\u202f500 mm', [[4.5]]],
  ['2 500mm', [[2.5], [2, 0.5], [0.002, 0.5]]],
  [
    '2, 500mm',
    [
      [2, 0.5],
      [0.002, 0.5],
    ],
  ],
  [
    '1 3 cm',
    [
      [1, 0.03],
      [0.01, 0.03],
    ],
  ],
  ['0 6 m', [[0, 6]]],
  ['1 m 3 cm, 2 m', [[1.03, 2]]],
  ['1 000', [[1000]]],
  [
    '1 200 3',
    [
      [1200, 3],
      [1, 200, 3],
    ],
  ],
  ['5 m 20 cm', [[5.2]]],
  ['3 -1', [[3, -1]]],
  ['3 - 1', [[2]]],
  ['3 + 1', [[4]]],
  ['0 L', [[0], [0, 6]]],
  ['L/2 L', [[3, 6]]],
  // `3 1/2` is not a metric number, and nobody writes a list of 3 and 1/2 this way.
  ['3 1/2', []],
  ['6 10/4', [[6, 2.5]]],
  ['6 x', []],
  ['', []],
])('metres: %s', (text, lists) => {
  expect(readQuantityLists(text, read(0))).toEqual(lists);
});

test.each<[string, readonly (readonly number[])[]]>([
  [`28' 3 1/2"`, [[339.5]]],
  [`28'-3 1/2" 10'`, [[339.5, 120]]],
  [`22 ft 28 ft`, [[264, 336]]],
  ['3 1/2', [[42]]],
  ['7-0-1/2 10', [[84.5, 120]]],
  [`10' 6`, [[126], [120, 72]]],
])('feet and inches: %s', (text, lists) => {
  expect(readQuantityLists(text, read(1))).toEqual(lists);
});

test('lists of whole numbers of one, two or four digits are read one way, none of them dropped', () => {
  const number = fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1000, max: 9999 }));
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 20 }), (numbers) => {
      expect(readQuantityLists(numbers.join(' '), read(0))).toEqual([numbers]);
    }),
    { seed: 4011 },
  );
});

test('a hundred numbers that can be read in endless ways take a bounded number of readings', () => {
  let count = 0;
  const readLength = read(0);
  const counted = (text: string): number | null => {
    count += 1;
    return readLength(text);
  };
  expect(readQuantityLists('1 200 '.repeat(50), counted).length).toBeGreaterThan(1);
  // Each of the 100 parts begins at most 8 numbers, each of which is combined with at most 4 lists.
  expect(count).toBeLessThanOrEqual(100 * 8 * (1 + 4));
});
