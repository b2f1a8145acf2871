import { readFileSync } from 'node:fs';
import { createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { dot, drawQuestion, tryAll } from '../../../verification/combinations/tryAll.ts';
import { DRAWN_SEED, drawCases } from '../../../verification/drawCases.ts';
import type { CaseAction } from '../action.ts';
import { createCombinations } from '../createCombinations.ts';
import { findGoverning } from '../findGoverning.ts';
import { EN_1990 } from '../rules/en1990.ts';
import { type Certificate, checkGoverning } from './checkGoverning.ts';

test('the checker takes nothing from what it checks: it imports types and tolerances alone', () => {
  const source = readFileSync(new URL('./checkGoverning.ts', import.meta.url), 'utf8');
  const imports = source.match(/^import .*$/gm) ?? [];
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !/^import type |tolerance\.ts';$/.test(line))).toEqual([]);
});

const G: CaseAction = { kind: 'G' };
const Q: CaseAction = { kind: 'Q', category: 'B' };

const floor: Certificate = {
  rule: EN_1990,
  situation: 'ULS-STR',
  actions: [G, Q, { kind: 'W' }],
  sources: [{ set: 0 }, { set: 1 }, { set: 2 }],
  effects: [10, 20, 30],
  kind: 'max',
  // Wind gains 0.6 · 30 by leading, the imposed load 0.45 · 20.
  value: 13.5 + 21 + 45,
  label: '(6.10)',
  factors: [1.35, 1.05, 1.5],
};

test('a governing value is accepted', () => {
  expect(checkGoverning(floor)).toMatchObject({ adds: true, isAllowed: true, isWorst: true });
});

test.each<[string, Partial<Certificate>, object]>([
  ['another sum', { value: 80 }, { adds: false }],
  [
    'two that lead',
    { factors: [1.35, 1.5, 1.5], value: 13.5 + 30 + 45 },
    { adds: true, isAllowed: false, isWorst: true },
  ],
  [
    'a less unfavourable leader',
    { factors: [1.35, 1.5, 0.9], value: 13.5 + 30 + 27 },
    { adds: true, isAllowed: true, isWorst: false },
  ],
  [
    'a permanent action that is left out',
    { factors: [0, 1.05, 1.5], value: 66 },
    { isAllowed: false, isWorst: false },
  ],
  ['a factor of its own', { factors: [1.4, 1.05, 1.5], value: 80 }, { adds: true, isAllowed: false }],
  ['an expression that there is not', { label: '(6.10b)' }, { isAllowed: false }],
])('%s is found', (_, change, expected) => {
  expect(checkGoverning({ ...floor, ...change })).toMatchObject(expected);
});

test('two winds of one group may not act together, and three spans in a row are no pattern of AB.2', () => {
  const wind: CaseAction = { kind: 'W', group: 'wind' };
  const both = { ...floor, actions: [G, wind, wind], factors: [1.35, 1.5, 1.5] };
  expect(checkGoverning(both).isAllowed).toBe(false);
  const pattern: CaseAction = { kind: 'Q', category: 'B', pattern: 'EN 1993-1-1 AB.2' };
  const loaded = {
    ...floor,
    actions: [pattern],
    sources: [0, 1, 2].map((span) => ({ set: 0, span })),
    factors: [1.5, 1.5, 1.5],
  };
  expect(checkGoverning(loaded).isAllowed).toBe(false);
  expect(checkGoverning({ ...loaded, factors: [1.5, 0, 1.5], value: 60 })).toMatchObject({ isAllowed: true });
});

const SEEDS = Array.from({ length: drawCases(300) }, (_, k) => DRAWN_SEED + k);

test.each(SEEDS)('its bound is that of all combinations tried one by one, seed %d', (seed) => {
  const random = createRandom(seed);
  const { rule, situation, sets } = drawQuestion(random);
  const combinations = createCombinations(rule, situation, sets);
  if ('missing' in combinations) throw new Error('incomplete');
  const effects = sets.map(() => 20 * random.next() - 10);
  for (const kind of ['max', 'min'] as const) {
    const { value, label, factors } = findGoverning(combinations, effects, kind);
    const { sources } = combinations;
    const actions = sets.map(({ action }) => action);
    const found = checkGoverning({ rule, situation, actions, sources, effects, kind, value, label, factors });
    expect(found).toMatchObject({ adds: true, isAllowed: true, isWorst: true });
    const tried = tryAll(rule, situation, sets).map((all) => dot(all, effects));
    const worst = kind === 'max' ? Math.max(...tried) : Math.min(...tried);
    expect(Math.abs(found.bound - worst)).toBeLessThanOrEqual(1e-10);
  }
});
