import { expect, test } from 'vitest';
import { LOCALES } from './locale.ts';
import { type LoadWriter, describeAlong, describeDirected, wayAlong, writeSizes } from './loadWays.ts';

const writer: LoadWriter = {
  locale: 'en-US',
  write: (size, withUnit) => `${size}${withUnit ? ' kN' : ''}`,
  angle: (degrees) => `${degrees}°`,
};

test.each([
  ['x', 5, '5 kN to the right'],
  ['x', -5, '5 kN to the left'],
  ['y', 30, '30 kN upwards'],
  ['y', -30, '30 kN downwards'],
  ['z', 2, '2 kN towards the reader'],
  ['r', 7, '7 kN counter-clockwise'],
  ['r', -7, '7 kN clockwise'],
  ['y', 0, '0 kN'],
] as const)('along %s a load of %d is reported as %j', (axis, value, told) => {
  expect(describeAlong(axis, value, writer)).toBe(told);
});

test.each([
  [[-10, -10, -10], { alpha: 90 }, '10 kN downwards'],
  [[10], { alpha: -90 }, '10 kN downwards'],
  [[10], { alpha: 270 }, '10 kN downwards'],
  [[-10], { alpha: 180 }, '10 kN to the right'],
  [[10], { alpha: 60 }, '10 kN at 60°'],
  // The reverse of 60° is -120°.
  [[-10], { alpha: 60 }, '10 kN at -120°'],
  [[4], { alpha: 30, beta: 45 }, '4 kN at 30°, raised by 45°'],
  [[-4], { alpha: 0, beta: 90 }, '4 kN away from the reader'],
  [[0, -5, -10], { alpha: 90 }, '0 … 10 kN downwards'],
  [[-1, -2.5, -1], { alpha: 90 }, '1 … 2.5 … 1 kN downwards'],
  [[-10, -2.5, 5], { alpha: 90 }, '10 kN downwards … 5 kN upwards'],
  [[0, 0, 0], { alpha: 90 }, '0 kN'],
] as const)('ordinates %j at %j are reported as %j', (values, direction, told) => {
  expect(describeDirected(values, direction, writer)).toBe(told);
});

test('a mass has a size alone', () => {
  expect(writeSizes([50, 50, 50], writer)).toBe('50 kN');
  expect(writeSizes([50, 60, 70], writer)).toBe('50 … 70 kN');
});

test('every language says every way with words of its own', () => {
  for (const locale of LOCALES) {
    const told = (['x', 'y', 'z', 'r'] as const).flatMap((axis) =>
      [1, -1].map((value) => describeAlong(axis, value, { ...writer, locale })),
    );
    expect(new Set(told).size).toBe(8);
  }
  expect(describeAlong('y', -30, { ...writer, locale: 'ru' })).toBe('30 kN вниз');
  expect(describeDirected([10], { alpha: 60 }, { ...writer, locale: 'uk' })).toBe('10 kN під кутом 60°');
  expect(wayAlong('x', 0)).toBeNull();
});
