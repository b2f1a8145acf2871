import { expectClose } from '@eecs/testing';
import { createRandom } from '@eecs/testing/random';
import { describe, expect, test } from 'vitest';
import { DRAWN_SEED, drawCases } from '../../verification/drawCases.ts';
import { dot, drawQuestion, tryAll } from '../../verification/combinations/tryAll.ts';
import type { CaseAction, ImposedCategory } from './action.ts';
import type { ActingSet, Combinations } from './combinations.ts';
import { createCombinations } from './createCombinations.ts';
import { findGoverning } from './findGoverning.ts';
import { computeReachableHull } from './reachableHull.ts';
import type { CombinationRule, Situation } from './rule.ts';
import { ASCE_7_16, ASCE_7_22 } from './rules/asce7.ts';
import { EN_1990, EN_1990_AB, EN_1990_NO, EN_1990_UK, EN_1990_UK_B } from './rules/en1990.ts';

const set = (action: CaseAction): ActingSet => ({ action });
const G = set({ kind: 'G' });
const W = set({ kind: 'W' });
const S = set({ kind: 'S' });
const Q = (category: ImposedCategory) => set({ kind: 'Q', category });

function combine(rule: CombinationRule, situation: Situation, sets: readonly ActingSet[]): Combinations {
  const combinations = createCombinations(rule, situation, sets);
  if ('missing' in combinations) throw new Error(JSON.stringify(combinations.missing));
  return combinations;
}

describe('EN 1990', () => {
  test('(6.10) of a floor: 1.35 G + 1.5 Q, and G alone where Q relieves', () => {
    const combinations = combine(EN_1990, 'ULS-STR', [G, Q('B')]);
    const most = findGoverning(combinations, [20, 30], 'max');
    expectClose(most.value, 1.35 * 20 + 1.5 * 30, 1e-15);
    expect(most).toMatchObject({ label: '(6.10)', leading: 1, factors: [1.35, 1.5] });
    const least = findGoverning(combinations, [20, 30], 'min');
    expect(least).toMatchObject({ value: 20, leading: null, factors: [1, 0] });
  });

  test('the action leads that gains most by it, though another has the greater effect', () => {
    // Snow gains 0.5 · 1.5 · 10, storage with psi0 = 1 gains nothing.
    const combinations = combine(EN_1990, 'ULS-STR', [G, Q('E'), S]);
    expect(findGoverning(combinations, [5, 40, 10], 'max')).toMatchObject({
      leading: 2,
      factors: [1.35, 1.5, 1.5],
    });
  });

  test('the less favourable of (6.10a) and (6.10b)', () => {
    const combinations = combine(EN_1990_AB, 'ULS-STR', [G, Q('A')]);
    // A heavy floor: 1.35 · 50 + 1.05 · 10 = 78 against 1.1475 · 50 + 1.5 · 10 = 72.375.
    expectClose(findGoverning(combinations, [50, 10], 'max').value, 78, 1e-14);
    expect(findGoverning(combinations, [50, 10], 'max').label).toBe('(6.10a)');
    // A light one: 1.35 · 10 + 1.05 · 50 = 66 against 11.475 + 75 = 86.475.
    expectClose(findGoverning(combinations, [10, 50], 'max').value, 86.475, 1e-14);
    expect(findGoverning(combinations, [10, 50], 'max').label).toBe('(6.10b)');
  });

  test('national annexes: xi 0.925 and psi0 of wind 0.5 in the United Kingdom, 1.2 G in Norway', () => {
    // 0.925 · 1.35 · 20 + 1.5 · 30 + 0.5 · 1.5 · 10
    const british = findGoverning(combine(EN_1990_UK, 'ULS-STR', [G, Q('B'), W]), [20, 30, 10], 'max');
    expectClose(british.value, 24.975 + 45 + 7.5, 1e-14);
    expect(british).toMatchObject({ label: '(6.10b)', leading: 1 });
    const norwegian = findGoverning(combine(EN_1990_NO, 'ULS-STR', [G, Q('B'), S]), [20, 30, 10], 'max');
    expectClose(norwegian.value, 24 + 45 + 10.5, 1e-14);
    // A missing psi is reported.
    expect(createCombinations(EN_1990_UK, 'ULS-STR', [G, Q('H')])).toEqual({
      missing: [{ set: 1, field: 'psi' }],
    });
  });

  test('(6.10b) alone in the United Kingdom: as with (6.10a) up to G = 4.44 Q, and less above', () => {
    const most = (rule: CombinationRule, effects: readonly number[]) =>
      findGoverning(combine(rule, 'ULS-STR', [G, Q('B')]), effects, 'max');
    // 0.925 · 1.35 · 20 + 1.5 · 30; the limit is 0.45 Q/(0.075 · 1.35).
    expectClose(most(EN_1990_UK_B, [20, 30]).value, 24.975 + 45, 1e-14);
    expect(most(EN_1990_UK_B, [20, 30]).factors).toEqual([1.24875, 1.5]);
    for (const permanent of [1, 20, 44.4])
      expect(most(EN_1990_UK_B, [permanent, 10])).toEqual(most(EN_1990_UK, [permanent, 10]));
    expectClose(most(EN_1990_UK, [50, 10]).value, 1.35 * 50 + 1.05 * 10, 1e-14);
    expectClose(most(EN_1990_UK_B, [50, 10]).value, 1.24875 * 50 + 15, 1e-14);
    // A permanent action that relieves has its factor 1.
    expectClose(
      findGoverning(combine(EN_1990_UK_B, 'ULS-STR', [G, Q('B')]), [-20, 30], 'max').value,
      -20 + 45,
      1e-14,
    );
  });

  test.each<[Situation, number]>([
    ['SLS-characteristic', 100 + 30 + 0.5 * 10],
    ['SLS-frequent', 100 + 0.5 * 30],
    ['SLS-quasi-permanent', 100 + 0.3 * 30],
    ['ULS-EQU', 1.1 * 100 + 1.5 * 30 + 1.5 * 0.5 * 10],
  ])('%s of permanent 100, offices 30 and snow 10', (situation, value) => {
    const combinations = combine(EN_1990, situation, [G, Q('B'), S]);
    expectClose(findGoverning(combinations, [100, 30, 10], 'max').value, value, 1e-14);
  });

  test('one of two winds in one group acts at a time', () => {
    const wind = (): ActingSet => set({ kind: 'W', group: 'wind' });
    const combinations = combine(EN_1990, 'ULS-STR', [G, wind(), wind()]);
    expect(findGoverning(combinations, [1, 10, 8], 'max').factors).toEqual([1.35, 1.5, 0]);
    expect(findGoverning(combinations, [1, -10, -12], 'min').factors).toEqual([1, 0, 1.5]);
  });

  test('an accident comes with the frequent value of one variable action', () => {
    const combinations = combine(EN_1990, 'accidental', [G, set({ kind: 'A' }), Q('B'), W]);
    // Offices gain 0.5 - 0.3 of 30, wind 0.2 - 0 of 40: wind leads.
    const most = findGoverning(combinations, [10, 100, 30, 40], 'max');
    expectClose(most.value, 10 + 100 + 0.3 * 30 + 0.2 * 40, 1e-14);
    expect(most.leading).toBe(3);
  });

  test('an imposed load without a category and a crane without psi are named', () => {
    expect(createCombinations(EN_1990, 'ULS-STR', [G, set({ kind: 'Q' }), set({ kind: 'C' })])).toEqual({
      missing: [
        { set: 1, field: 'category' },
        { set: 2, field: 'psi' },
      ],
    });
    expect(combine(EN_1990, 'ULS-STR', [G, set({ kind: 'E' })]).leftOut).toEqual([1]);
  });
});

describe('ASCE/SEI 7', () => {
  test.each<[CombinationRule, Situation, readonly number[], number, string]>([
    // D, L, Lr, S, W
    [ASCE_7_22, 'ULS-STR', [100, 0, 0, 0, 0], 140, '1'],
    [ASCE_7_22, 'ULS-STR', [20, 50, 10, 0, 0], 24 + 80 + 5, '2, Lr'],
    [ASCE_7_22, 'ULS-STR', [20, 5, 0, 40, 0], 24 + 5 + 40, '3, L, S'],
    [ASCE_7_16, 'ULS-STR', [20, 5, 0, 40, 0], 24 + 5 + 64, '3, L, S'],
    [ASCE_7_22, 'ULS-STR', [20, 5, 0, 10, 40], 24 + 40 + 5 + 3, '4, S'],
    [ASCE_7_22, 'ASD', [20, 40, 0, 40, 0], 20 + 30 + 21, '4, S'],
  ])('%# of D, L, Lr, S, W', (rule, situation, effects, value, label) => {
    const combinations = combine(rule, situation, [G, Q('B'), Q('H'), S, W]);
    const most = findGoverning(combinations, effects, 'max');
    expectClose(most.value, value, 1e-14);
    expect(most.label).toBe(label);
  });

  test.each([true, false])('live loads of at most 100 psf have 0.5 in combinations 3 and 4: %s', (light) => {
    const floor = set({ kind: 'Q', category: 'B', light });
    const combinations = combine(ASCE_7_22, 'ULS-STR', [G, floor, S, W]);
    const factor = light ? 0.5 : 1;
    const snow = findGoverning(combinations, [20, 5, 40, 0], 'max');
    expectClose(snow.value, 24 + 40 + factor * 5, 1e-14);
    expect(snow.label).toBe('3, L, S');
    expectClose(findGoverning(combinations, [20, 5, 10, 40], 'max').value, 24 + 40 + factor * 5 + 3, 1e-14);
    // Combination 2 contains 1.6 L anyway.
    expectClose(findGoverning(combinations, [20, 50, 0, 0], 'max').value, 24 + 80, 1e-14);
  });

  // New York City and Florida building codes, 1605.2 and 1605.3.1, print the same factors of F, H and R.
  test.each<[string, CombinationRule, Situation, CaseAction, readonly number[], number, string]>([
    ['fluids have the factor of D', ASCE_7_22, 'ULS-STR', { kind: 'F' }, [10, 0, 20], 14 + 28, '1'],
    ['a pressure that adds', ASCE_7_22, 'ULS-STR', { kind: 'H' }, [10, 0, 10], 12 + 16, '2, Lr'],
    ['a pressure that resists', ASCE_7_22, 'ULS-STR', { kind: 'H' }, [0, 10, -5], 16, '2, Lr'],
    [
      'a permanent one that resists',
      ASCE_7_22,
      'ULS-STR',
      { kind: 'H', permanent: true },
      [0, 10, -5],
      16 - 4.5,
      '2, Lr',
    ],
    ['the same, allowable', ASCE_7_16, 'ASD', { kind: 'H', permanent: true }, [0, 10, -5], 10 - 3, '2'],
    ['rain', ASCE_7_16, 'ULS-STR', { kind: 'R' }, [20, 5, 40], 24 + 5 + 64, '3, L, R'],
    ['rain with a greater live load', ASCE_7_22, 'ULS-STR', { kind: 'R' }, [20, 50, 10], 24 + 80 + 5, '2, R'],
    ['a tornado', ASCE_7_22, 'ULS-STR', { kind: 'WT' }, [20, 5, 40], 24 + 40 + 5, '4, WT, Lr'],
  ])('%s', (_, rule, situation, action, effects, value, label) => {
    const combinations = combine(rule, situation, [G, Q('B'), set(action)]);
    const most = findGoverning(combinations, effects, 'max');
    expectClose(most.value, value, 1e-14);
    expect(most.label).toBe(label);
  });

  test('a tornado lifts as wind does, only in 7-22, and sets without rain have no combination with it', () => {
    const storm = [G, set({ kind: 'WT' })];
    const least = findGoverning(combine(ASCE_7_22, 'ULS-STR', storm), [10, 20], 'min');
    expect(least).toMatchObject({ value: 9 - 20, label: '5, WT' });
    expect(combine(ASCE_7_16, 'ULS-STR', storm).leftOut).toEqual([1]);
    expect(combine(ASCE_7_22, 'ASD', storm).leftOut).toEqual([1]);
    const labels = combine(ASCE_7_22, 'ULS-STR', [G, W]).expressions.map(({ label }) => label);
    expect(labels.filter((label) => /R$|WT/.test(label))).toEqual([]);
  });

  test('uplift: 0.9 D and the wind in the other direction', () => {
    const combinations = combine(ASCE_7_22, 'ULS-STR', [G, W]);
    const least = findGoverning(combinations, [10, 20], 'min');
    expect(least).toMatchObject({ value: 9 - 20, label: '5', factors: [0.9, -1] });
    // Fluids do not hold down.
    const tank = combine(ASCE_7_22, 'ULS-STR', [G, set({ kind: 'F' }), W]);
    expect(findGoverning(tank, [10, 10, 40], 'min')).toMatchObject({ value: 9 - 40, label: '5' });
  });
});

describe('patterns', () => {
  // Four equal spans under a uniform load, moment at the second support in units of q·l²: the influence of each span by
  // the three-moment equation. All spans -3/28, spans 1, 2 and 4 loaded -27/224, spans 1 and 2 loaded -13/112.
  const EFFECTS = [-15 / 224, -11 / 224, 3 / 224, -1 / 224];
  const patterned = (pattern: 'any' | 'EN 1993-1-1 AB.2'): ActingSet => ({
    action: { kind: 'Q', category: 'B', pattern },
    spans: 4,
  });

  test.each([
    ['any', -27 / 224, [1, 1, 0, 1]],
    ['EN 1993-1-1 AB.2', -26 / 224, [1, 1, 0, 0]],
  ] as const)('%s', (pattern, coefficient, spans) => {
    const combinations = combine(EN_1990, 'SLS-characteristic', [patterned(pattern)]);
    const least = findGoverning(combinations, EFFECTS, 'min');
    expectClose(least.value, coefficient, 1e-14);
    expect(least.factors).toEqual(spans);
  });
});

const SEEDS = Array.from({ length: drawCases(1000) }, (_, k) => DRAWN_SEED + k);

test.each(SEEDS)('governs what trying all combinations finds, seed %d', (seed) => {
  const random = createRandom(seed);
  const { rule, situation, sets } = drawQuestion(random);
  const combinations = combine(rule, situation, sets);
  const draw = () => sets.map(() => (random.chance(0.1) ? 0 : 20 * random.next() - 10));
  const [xs, ys] = [draw(), draw()];
  const all = tryAll(rule, situation, sets);

  for (const kind of ['max', 'min'] as const) {
    const governing = findGoverning(combinations, xs, kind);
    const values = all.map((factors) => dot(factors, xs));
    const extreme = kind === 'max' ? Math.max(...values) : Math.min(...values);
    expect(Math.abs(governing.value - extreme)).toBeLessThanOrEqual(1e-12 * 100);
    expect(Math.abs(dot(governing.factors, xs) - extreme)).toBeLessThanOrEqual(1e-12 * 100);
  }

  // A linear check in any direction is worst at a corner, and every corner is reachable.
  const hull = computeReachableHull(combinations, xs, ys);
  for (let turn = 0; turn < 16; turn++) {
    const [a, b] = [Math.cos(turn * 0.4), Math.sin(turn * 0.4)];
    const worst = Math.max(...all.map((factors) => a * dot(factors, xs) + b * dot(factors, ys)));
    const found = Math.max(...hull.map(({ x, y }) => a * x + b * y));
    expect(Math.abs(found - worst)).toBeLessThanOrEqual(1e-12 * 100);
  }
  for (const { x, y, factors } of hull) {
    expect(Math.abs(dot(factors, xs) - x) + Math.abs(dot(factors, ys) - y)).toBeLessThanOrEqual(1e-12 * 100);
    const isReached = all.some((one) => one.every((factor, k) => Math.abs(factor - factors[k]!) < 1e-12));
    expect(isReached).toBe(true);
  }
});
