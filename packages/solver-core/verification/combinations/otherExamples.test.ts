import { expect, test } from 'vitest';
import { createCombinations } from '../../src/combinations/createCombinations.ts';
import { findGoverning } from '../../src/combinations/findGoverning.ts';
import { ASCE_7_16 } from '../../src/combinations/rules/asce7.ts';
import type { CaseAction } from '../../src/model/common/document.ts';
import { combineUniform, expectPrinted } from './printedCombinations.ts';

const G: CaseAction = { kind: 'G' };

// "Lecture 3, Example 3", a course in reinforced concrete by NS-EN 1990:2002/NA:2008, scribd.com/document/385370750:
// three spans of 7.2 m, Gk = 43.2 and Qk = 36 kN/m in a residential building, with the variable load on the worst
// spans.
test('three spans of 7.2 m by the Norwegian annex: 596.3 kN·m at a support, 497 kN·m in the span beside it', () => {
  const at = combineUniform({
    ...{ span: 7.2, spans: 3, rule: 'en1990-no' },
    actions: [
      { action: G, q: 43_200 },
      { action: { kind: 'Q', category: 'A', pattern: 'any' }, q: 36_000 },
    ],
  });
  const { spans, effects, combinations } = at('ULS-STR');
  // The example reads coefficients of three digits from a table: 0.117 stands for 7/60.
  const support = -effects.M!.min.extreme.value / 1000;
  expect(Math.abs(support / 596.3 - 1)).toBeLessThan(2e-3);
  expect(Math.abs(spans[0]!.M.max.value / 1000 / 497 - 1)).toBeLessThan(3e-3);
  // (6.10b) governs: 1.2·43.2 + 1.5·36 = 105.8 kN/m against 96.1 kN/m.
  expect(combinations[effects.M!.min.extreme.combination]?.label).toBe('(6.10b)');
});

test('one span under the same loads has the printed 105.8 kN/m', () => {
  const at = combineUniform({
    ...{ span: 1, rule: 'en1990-no' },
    actions: [
      { action: G, q: 43_200 },
      { action: { kind: 'Q', category: 'A' }, q: 36_000 },
    ],
  });
  expectPrinted((8 * at('ULS-STR').spans[0]!.M.max.value) / 1000, 105.8, 1);
});

// J. K. Wight and J. G. MacGregor, "Reinforced Concrete: Mechanics and Design", Example 12-2, column CD: Pu = 1.2·80 +
// 1.6·24 = 134 kips, moments of 94.4 at the top and 38.0 kip-ft at the bottom.
test.each([
  ['Pu', [80, 24], 134, 0],
  ['the moment at the top', [60, 14], 94.4, 1],
  ['the moment at the bottom', [21, 8], 38, 1],
] as const)('Wight and MacGregor, Example 12-2: %s', (_, effects, printed, digits) => {
  const combinations = createCombinations(ASCE_7_16, 'ULS-STR', [
    { action: G },
    { action: { kind: 'Q', category: 'B' } },
  ]);
  if ('missing' in combinations) throw new Error('incomplete');
  const { value, label } = findGoverning(combinations, effects, 'max');
  expectPrinted(value, printed, digits);
  expect(label).toMatch(/^2/);
});

// W. T. Segui, "Steel Design", a flat roof: D = 21, Lr = 12, S = 13.5 psf and wind of 22 psf upwards, as discussed on
// bartleby.com with combination 5, 0.9 D + 1.0 W = -3.1 psf.
test('Segui: the wind lifts a flat roof by 3.1 psf', () => {
  const roof: readonly CaseAction[] = [G, { kind: 'Q', category: 'H' }, { kind: 'S' }, { kind: 'W' }];
  const combinations = createCombinations(
    ASCE_7_16,
    'ULS-STR',
    roof.map((action) => ({ action })),
  );
  if ('missing' in combinations) throw new Error('incomplete');
  const least = findGoverning(combinations, [21, 12, 13.5, -22], 'min');
  expectPrinted(least.value, -3.1, 1);
  expect(least.label).toBe('5');
});

// "UK Load Combinations", steelcalculator.pages.dev/reference/uk-load-combinations: an office floor beam with Gk = 35,
// Qk,1 = 20 and Qk,2 = 3 kN/m by (6.10) and (6.14b), (6.16b).
test('an office floor beam: 80.4 kN/m in strength, 57.1 characteristic, 41.9 quasi-permanent', () => {
  const office: CaseAction = { kind: 'Q', category: 'B' };
  const at = combineUniform({
    ...{ span: 1, rule: 'en1990' },
    actions: [
      { action: G, q: 35_000 },
      { action: office, q: 20_000 },
      { action: office, q: 3000 },
    ],
  });
  const load = (situation: string) => (8 * at(situation).spans[0]!.M.max.value) / 1000;
  expectPrinted(load('ULS-STR'), 80.4, 1);
  expectPrinted(load('SLS-characteristic'), 57.1, 1);
  expectPrinted(load('SLS-quasi-permanent'), 41.9, 1);
});
