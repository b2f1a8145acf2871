import { expect, test } from 'vitest';
import { type ArrowLine, arrowOf, takeArrow, usualSign, writeArrowed } from './loadArrows.ts';

test.each<[ArrowLine, number, string]>([
  ['y', -1, '↓'],
  ['x', 1, '→'],
  ['r', 1, '↺'],
  ['r', -1, '↻'],
  [90, -10_000, '↓'],
  [-90, 1, '↓'],
  [270, 1, '↓'],
  [180, 1, '←'],
  [-60, 1, '↘'],
  [-70, 1, '↓'],
  [-45, 1, '↘'],
  [-45, -1, '↖'],
])('a value along %s with the sign of %s has the arrow %s', (line, sign, arrow) => {
  expect(arrowOf(line, sign)).toBe(arrow);
});

test.each<[ArrowLine, number]>([
  ['y', -1],
  [90, -1],
  [-90, 1],
  ['x', 1],
  ['r', 1],
])('a value along %s that is still zero acts with the sign %s', (line, sign) => {
  expect(usualSign(line)).toBe(sign);
});

test.each<[string, ArrowLine, ReturnType<typeof takeArrow>]>([
  ['10 ↓', 'y', { text: '10', sign: -1 }],
  ['↑10 kN', 90, { text: '10 kN', sign: 1 }],
  ['5 ↻', 'r', { text: '5', sign: -1 }],
  ['-10', 'y', { text: '-10', sign: null }],
  ['10 →', 'y', null],
  ['10 ↑↓', 'y', null],
])('%s along %s is read as %j', (text, line, taken) => {
  expect(takeArrow(text, line)).toEqual(taken);
});

test('sizes have their arrow behind them, each its own where they differ, and zero has none', () => {
  const write = (size: number, withUnit: boolean): string => (withUnit ? `${size} kN` : String(size));
  const written = [[-10], [10], [0], [-5, -7.5, -10], [-5, 0, 5], [-4, -4, -4]].map((values) =>
    writeArrowed(values, 90, write).replaceAll('\u00a0', ' '),
  );
  expect(written).toEqual(['10 kN ↓', '10 kN ↑', '0 kN', '5 … 10 kN ↓', '5 ↓ … 5 kN ↑', '4 kN ↓']);
});
