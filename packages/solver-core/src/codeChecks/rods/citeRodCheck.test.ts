import { expect, test } from 'vitest';
import { citeRodCheck } from './citeRodCheck.ts';

const modes = (slenderness: number) => ({
  section: 1,
  modes: (['y', 'torsion'] as const).map((mode) => ({
    ...{ mode, slenderness, critical: 1, curve: null, reduction: 1, resistance: 1 },
  })),
});

test.each([
  // EN 1993-1-1:2005: the resistances of 6.2.3(2), 6.2.4(2) and 6.3.1.1(3), slenderness by 6.3.1.3 and 6.3.1.4.
  ['EN 1993-1-1', 'tension', 0, ['(6.6)', null, null, '(6.5)']],
  ['EN 1993-1-1', 'section', 0, ['(6.10)', null, null, '(6.9)']],
  ['EN 1993-1-1', 'y', 1, ['(6.47)', '(6.50)', '(6.49)', '(6.46)']],
  ['EN 1993-1-1', 'torsion', 1, ['(6.47)', '(6.52)', '(6.49)', '(6.46)']],
  // AISC 360-22: (E3-2) up to Fy/Fe = 2.25, that is a slenderness of 1.5, and (E3-3) above.
  ['AISC 360-22', 'tension', 0, ['(D2-1)', null, null, null]],
  ['AISC 360-22', 'y', 1.5, ['(E3-1)', null, '(E3-2)', null]],
  ['AISC 360-22', 'y', 1.51, ['(E3-1)', null, '(E3-3)', null]],
  ['AISC 360-22', 'torsion', 1, ['(E4-1)', null, '(E3-2)', null]],
] as const)('%s, %s at a slenderness of %d', (standard, governs, slenderness, numbers) => {
  const told = citeRodCheck({ governs, compression: modes(slenderness) }, standard);
  expect([told.resistance, told.slenderness, told.reduction, told.use]).toEqual(numbers);
});
