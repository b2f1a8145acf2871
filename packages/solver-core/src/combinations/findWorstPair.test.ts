import { expectClose } from '@eecs/testing';
import { createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { dot, drawQuestion, tryAll } from '../../verification/combinations/tryAll.ts';
import { DRAWN_SEED, drawCases } from '../../verification/drawCases.ts';
import { createCombinations } from './createCombinations.ts';
import { findWorstPair } from './findWorstPair.ts';

const SEEDS = Array.from({ length: drawCases(200) }, (_, k) => DRAWN_SEED + k);

/**
 * Judges whose safe pairs form a convex region: the moment resistance decreases with shear as in EN 1993-1-1, 6.2.8.
 */
const JUDGES: Readonly<Record<string, (x: number, y: number) => number>> = {
  'axial force and moment': (N, M) => Math.abs(N) / 7 + Math.abs(M) / 3,
  'energy of distortion': (sigma, tau) => Math.sqrt(sigma ** 2 + 3 * tau ** 2),
  'tension alone': (sigma, tau) => sigma / 2 + Math.sqrt(sigma ** 2 / 4 + tau ** 2),
  'moment beside shear': (V, M) => {
    const use = Math.abs(V) / 60;
    const left = use <= 0.5 ? 1 : 1 - Math.min(1, (2 * use - 1) ** 2);
    return M === 0 ? 0 : left === 0 ? Infinity : Math.abs(M) / (30 * left);
  },
};

/** Writes factors without the rounding errors of their products. */
const write = (factors: readonly number[]): string =>
  factors.map((factor) => Number(factor.toPrecision(12))).join();

test.each(SEEDS)('the worst pair is that of all combinations tried one by one, seed %d', (seed) => {
  const random = createRandom(seed);
  const { rule, situation, sets } = drawQuestion(random);
  const combinations = createCombinations(rule, situation, sets);
  if ('missing' in combinations) throw new Error('incomplete');
  const draw = () => sets.map(() => (random.chance(0.2) ? 0 : 20 * (random.next() - 0.5)));
  const [xs, ys] = [draw(), draw()];
  const all = tryAll(rule, situation, sets);
  for (const judge of Object.values(JUDGES)) {
    const greatest = Math.max(...all.map((factors) => judge(dot(factors, xs), dot(factors, ys))));
    const found = findWorstPair(combinations, [xs, ys], judge);
    expectClose(found.value, greatest, 1e-12);
    expectClose(judge(dot(found.factors, xs), dot(found.factors, ys)), greatest, 1e-12);
    expect(all.map(write)).toContain(write(found.factors));
  }
});

test('the worst pair may belong to a combination that makes neither effect greatest', () => {
  const combinations = createCombinations(
    {
      id: 'en1990',
      standard: 'two leading actions',
      source: 'none',
      psi: {},
      situations: { 'ULS-STR': [{ label: '1', terms: [{ of: ['W', 'S', 'T'], high: 1, low: 0 }] }] },
    },
    'ULS-STR',
    [
      { action: { kind: 'W', group: 'one' } },
      { action: { kind: 'W', group: 'one' } },
      { action: { kind: 'W', group: 'one' } },
    ],
  );
  if ('missing' in combinations) throw new Error('incomplete');
  // The third set has neither the greatest N nor the greatest M, but its N/10 + M/10 is 1.4, compared with 1.0.
  const worst = findWorstPair(
    combinations,
    [
      [10, 0, 7],
      [0, 10, 7],
    ],
    (N, M) => N / 10 + M / 10,
  );
  expect(worst).toMatchObject({ x: 7, y: 7, factors: [0, 0, 1] });
  expectClose(worst.value, 1.4, 1e-15);
});
