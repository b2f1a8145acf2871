import { expect, test } from 'vitest';
import { STEPS, fullScale, opacityOf, stepOf } from './colourScale.ts';

test('stresses are reported beside the greatest one, utilisation beside the resistance of a rod', () => {
  expect(fullScale([3, -8, 2], 'stress')).toBe(8);
  expect(fullScale([0.2, -0.4], 'utilisation')).toBe(1);
  expect(fullScale([0.2, -1.4], 'utilisation')).toBe(1);
});

test('each step is reached just below its end, and nothing lies beyond the last', () => {
  expect(stepOf(1, 8)).toBe(1);
  expect(stepOf(1.0001, 8)).toBe(2);
  expect(stepOf(-8, 8)).toBe(STEPS);
  expect(stepOf(20, 8)).toBe(STEPS);
  expect(stepOf(1e-9, 8)).toBe(1);
  expect(opacityOf(STEPS)).toBe(1);
  expect(opacityOf(1)).toBeLessThan(opacityOf(2));
});
