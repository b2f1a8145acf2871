import { expect, test } from 'vitest';
import { type ResultFormat, createResultWriter } from './createResultWriter.ts';
import { writePlace } from './writePlace.ts';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

test.each<[number, 0 | 1, string]>([
  // Typed values are written in full, however many digits results have.
  [5, 0, '5 m'],
  [1.2345, 0, '1.2345 m'],
  [0.005, 0, '0.005 m'],
  [0.0025, 0, '0.0025 m'],
  [0.0012345, 0, '0.0012345 m'],
  [0.000001, 0, '0.000001 m'],
  [0.1 * 22, 0, '2.2 m'],
  // Computed values have the digits of results; a small one has four significant digits.
  [25 / 12, 0, '2.083 m'],
  [0.005 / Math.sqrt(3), 0, '0.002887 m'],
  [1e-12 / 3, 0, '3.333·10⁻¹³ m'],
  [0, 0, '0 m'],
  [144, 1, '12′ 0″'],
  [0.2, 1, '0.2 in'],
])('the place %s in system %s reads %s', (x, system, text) => {
  expect(plain(writePlace(x, { system, digits: 3 }))).toBe(text);
});

test.each([
  [15.609375, '15.609 m'],
  [8.286, '8.286 m'],
  [13.25, '13.25 m'],
  [0.0025, '0.0025 m'],
])('the place %s, found by the solver, has no more digits than results have', (x, text) => {
  expect(plain(writePlace(x, { system: 0, digits: 3, isFound: true }))).toBe(text);
});

test('a place that is nothing beside the beam is none', () => {
  expect(plain(writePlace(1e-15, { system: 0, digits: 3, span: 5 }))).toBe('0 m');
  expect(plain(writePlace(1e-15, { system: 0, digits: 3 }))).toBe('1·10⁻¹⁵ m');
});

const moments: ResultFormat = { quantity: 'moment', system: 0, digits: 3, greatest: 48_000 };
const write = (value: number, greatest: number) =>
  createResultWriter({ ...moments, greatest }).write(value, false);

test('values beside a great one have its decimals, and are told from nothing by digits that count', () => {
  expect(write(-48_000, 48_000)).toBe('−48.000');
  expect(write(4.2, 48_000)).toBe('0.004');
  expect(write(0.42, 48_000)).toBe('0.0004200');
  expect(write(0, 48_000)).toBe('0.000');
  // 1e-9 of the greatest value: the remainder of cancelling terms.
  expect(write(48e-6, 48_000)).toBe('0.000');
  expect(write(49e-6, 48_000)).toBe('4.900·10⁻⁸');
});

test('where the greatest has fewer than three digits all are written by digits that count', () => {
  expect(write(100, 100)).toBe('0.100');
  expect(write(99.9, 99.9)).toBe('0.09990');
  expect(write(12.34, 99.9)).toBe('0.01234');
  expect(write(0.0125, 0.0125)).toBe('1.250·10⁻⁵');
  expect(write(1e-12, 1e-12)).toBe('1.000·10⁻¹⁵');
});

test.each([
  [0, 5.954e-3, '−6'],
  [1, 5.954e-3, '−6.0'],
  // 0.05954 mm.
  [1, 5.954e-5, '−0.060'],
  [2, 5.954e-3, '−5.95'],
  [3, 5.954e-3, '−5.954'],
  [6, 5.954e-3, '−5.954000'],
])('of %s digits that are wanted a small displacement has no more', (digits, size, text) => {
  const { write: writeOne } = createResultWriter({
    quantity: 'displacement',
    system: 0,
    digits,
    greatest: size,
  });
  expect(writeOne(-size, false)).toBe(text);
});

test('a label is written only of what its form tells from nothing', () => {
  const { isNonzero } = createResultWriter(moments);
  expect([0.5, 0.49, 0].map(isNonzero)).toEqual([true, false, false]);
  expect(createResultWriter({ ...moments, greatest: 1e-3 }).isNonzero(1e-6)).toBe(true);
});

test('a value that is not a number is a dash', () => {
  expect(write(Number.NaN, 1)).toBe('—');
});
