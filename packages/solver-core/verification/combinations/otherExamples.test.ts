import { expect, test } from 'vitest';
import { createCombinations } from '../../src/combinations/createCombinations.ts';
import { findGoverning } from '../../src/combinations/findGoverning.ts';
import { ASCE_7_16 } from '../../src/combinations/rules/asce7.ts';
import type { CaseAction } from '../../src/model/common/document.ts';

const G: CaseAction = { kind: 'G' };

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

/** Compares with a printed number: within half of its last digit. */
function expectPrinted(value: number, printed: number, digits: number): void {
  expect(Math.abs(value - printed)).toBeLessThanOrEqual(0.5000001 * 10 ** -digits);
}
