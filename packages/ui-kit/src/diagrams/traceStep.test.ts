import { expect, test } from 'vitest';
import { fitTraceStep, stepAlong } from './traceStep.ts';

test('a step is round and near a hundredth of the length', () => {
  expect([10, 8, 12, 16, 25, 40, 0.003].map(fitTraceStep)).toEqual([0.1, 0.1, 0.1, 0.2, 0.2, 0.5, 0.00002]);
});

test('places are round wherever one starts from, and ten times as far when coarse', () => {
  const on = { step: 0.1, sign: 1, isCoarse: false } as const;
  expect(stepAlong(3.631, on)).toBe(3.7);
  expect(stepAlong(3.7, on)).toBe(3.8);
  expect(stepAlong(3.631, { ...on, sign: -1 })).toBe(3.6);
  expect(stepAlong(3.6, { ...on, sign: -1 })).toBe(3.5);
  expect(stepAlong(5, { ...on, isCoarse: true })).toBe(6);
  expect(stepAlong(5.5, { ...on, sign: -1, isCoarse: true })).toBe(4.5);
});
