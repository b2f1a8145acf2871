import { computeInfluence } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { beamExamples } from '../../examples/beamExamples.ts';
import { findWorstPlaces } from './worstPlaces.ts';

test('two unequal axles stand with the heavier one at the peak, whichever goes first', () => {
  const simple = { ...beamExamples.twoSpans, L: 8, supports: [] as typeof beamExamples.twoSpans.supports };
  const [pin, , roller] = beamExamples.twoSpans.supports;
  if (pin === undefined || roller === undefined) throw new Error('the example has three supports');
  const document = {
    ...simple,
    supports: [
      { ...pin, x: 0 },
      { ...roller, x: 8 },
    ],
  };
  // At 2 m the triangle has its peak of 2·6/8 = 1.5; at 3 m, on the longer side, it has 1.25, at 1 m 0.75.
  const line = computeInfluence(document, { kind: 'M', x: 2 });
  if (line === null) throw new Error('no line');
  const heavyFirst = findWorstPlaces(line, { first: 30, second: 10, gap: 1 });
  expectClose(heavyFirst.most.value, 30 * 1.5 + 10 * 1.25, 1e-9);
  expect([heavyFirst.most.first, heavyFirst.most.second]).toEqual([2, 3]);
  const lightFirst = findWorstPlaces(line, { first: 10, second: 30, gap: 1 });
  expectClose(lightFirst.most.value, heavyFirst.most.value, 1e-9);
  expect([lightFirst.most.first, lightFirst.most.second]).toEqual([3, 2]);
  expect(heavyFirst.least.value).toBe(0);
});
