import { chooseGridStep } from './chooseGridStep.ts';
import { expect, test } from 'vitest';

/** Returns the steps for each magnification in turn, from lines far apart to lines close together. */
function listSteps(system: 0 | 1, from: number, to: number): number[] {
  const steps = Array.from({ length: 4000 }, (_, k) => {
    const length = from * (to / from) ** (k / 3999);
    return chooseGridStep(60 / length, 60, { system });
  });
  return [...new Set(steps)];
}

test('the lines of a grid are 1, 2 or 5 times a power of ten of a metre apart', () => {
  expect(listSteps(0, 0.011, 90)).toEqual([0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]);
});

test('in US units they are halves of an inch, 1, 2, 3 or 6 inches, and 1, 2 or 5 times a power of ten of a foot', () => {
  const feet = [1, 2, 5, 10, 20, 50, 100, 200].map((count) => count * 12);
  expect(listSteps(1, 0.13, 2300)).toEqual([0.25, 0.5, 1, 2, 3, 6, ...feet]);
});

test.each([0, 1] as const)(
  'they are at least as far apart as asked, and coarse ones stand on fine ones: %s',
  (system) => {
    for (let length = 0.01; length < 1e4; length *= 1.013) {
      const [fine, coarse] = [9, 60].map((px) => chooseGridStep(60 / length, px, { system }));
      expect(coarse).toBeGreaterThanOrEqual(length * (1 - 1e-6));
      const count = (coarse ?? NaN) / (fine ?? NaN);
      expect(Math.abs(count - Math.round(count))).toBeLessThan(1e-9);
    }
  },
);
