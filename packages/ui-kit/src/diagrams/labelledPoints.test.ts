import { type Diagram, localExtremes } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { listKeyPoints } from './keyPoints.ts';
import { getShownExtremes, isSeen, listTabled, listLabelledPoints } from './labelledPoints.ts';

const K = 1.875e-4;

/**
 * A span of 6 m that sags by some 6 mm and rises above the axis between `zero` and its support, in metres: v = -K x (x
 * - zero) (x - 6). The hump is as high as v in its middle, to within 0.1 %.
 */
function deflectionWithHump(zero: number): Diagram {
  const bare = {
    segments: [{ x0: 0, x1: 6, c: [0, -K * 6 * zero, K * (zero + 6), -K] }],
    min: { x: 0, value: -6e-3 },
    max: { x: 0, value: 6e-3 },
    zeros: [0, zero, 6],
    jumps: [],
  };
  const [first, second] = localExtremes(bare);
  if (first === undefined || second === undefined) throw new Error('no extremes');
  const [min, max] = first.value < second.value ? [first, second] : [second, first];
  return { ...bare, min, max };
}

/** Three decimals of a millimetre. */
const isNonzero = (value: number): boolean => Math.abs(value) >= 0.5e-6;
const kindsOf = (points: readonly { readonly kind: string }[]): string[] => points.map(({ kind }) => kind);

test('a hump that no digit tells is no extreme, and its zeros are the support', () => {
  const diagram = deflectionWithHump(5.994);
  // 6 · 0.003² · K m, a hundred-thousandth of a millimetre.
  expectClose(diagram.max.value, 6 * 0.003 ** 2 * K, 2e-3);
  expect(kindsOf(listKeyPoints(diagram))).toEqual(['min', 'zero', 'max']);
  expect(kindsOf(listTabled(diagram, isNonzero))).toEqual(['min']);
  expect(getShownExtremes(diagram, isNonzero)).toEqual({ min: diagram.min, max: { x: 6, value: 0 } });
});

test('a hump that digits tell and no eye sees is in the table, and not in the drawing', () => {
  // 6 · 0.05² · K m: 2.8 thousandths of a millimetre.
  const diagram = deflectionWithHump(5.9);
  expect(kindsOf(listTabled(diagram, isNonzero))).toEqual(['min', 'zero', 'max']);
  expect(getShownExtremes(diagram, isNonzero)).toEqual({ min: diagram.min, max: diagram.max });
  const isLabelled = (point: Parameters<typeof isSeen>[0]): boolean => isSeen(point, diagram);
  expect(kindsOf(listLabelledPoints(listKeyPoints(diagram), diagram, isLabelled))).toEqual(['min']);
});

test('adjacent zeros keep the place of each support', () => {
  const left = { x0: 0, x1: 6, c: [0, -K * 6 * 5.994, K * 11.994, -K] };
  const diagram: Diagram = {
    ...deflectionWithHump(5.994),
    // The next span is almost at rest.
    segments: [left, { x0: 6, x1: 8, c: [0, -1e-9] }, { x0: 8, x1: 10, c: [-2e-9, 1e-9] }],
    zeros: [0, 5.994, 6, 8, 10],
  };
  const zeros = listTabled(diagram, isNonzero).filter(({ kind }) => kind === 'zero');
  expect(zeros.map(({ x }) => x)).toEqual([6, 8]);
});

test('zeros with a value between them stay apart', () => {
  const diagram = deflectionWithHump(3);
  expect(listTabled(diagram, isNonzero)).toEqual(listKeyPoints(diagram));
});
