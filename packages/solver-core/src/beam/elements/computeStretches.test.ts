import { expect, test } from 'vitest';
import { beamCase, force, pin, roller } from '../../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import { isRealMaterial } from '../../rules/common/status/realConstants.ts';
import { solveBeam } from '../solveBeam.ts';

/** A simple beam of 4 m with 10 kN in the middle, A 40 cm2, Iy 800 cm4. */
const beamOf = (material: object): object => ({
  ...beamCase(4, { supports: [pin(0), roller(4)], loads: [force(2, -10_000)] }),
  materials: [{ name: 'm', ...material }],
  sections: [{ className: 'generic', A: 40, Iy: 800, Iz: 800 }],
  beamSections: [{ x: 4, materialIndex: 0, crossSectionIndex: 0 }],
});

test('the modulus may follow from G and nu: E = 2 G (1 + nu)', () => {
  const material = { G: 80_000, nu: 0.25 };
  const answer = solveBeam(beamOf(material));
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  // F L^3 / 48 E I with E = 200 000 N/mm2.
  const middle = (-10_000 * 4 ** 3) / (48 * 200_000e6 * 8e-6);
  expectClose(answer.sets[0]?.deflection.min.value ?? NaN, middle, 1e-10);
  expect(isRealMaterial({ materials: [{ name: 'm', ...material }] }, 0)).toBe(true);
});

test.each([{ G: 80_000 }, { nu: 0.25 }, { G: 80_000, nu: -1 }])('it does not follow from %o', (material) => {
  expect(solveBeam(beamOf(material)).level).toBe('error');
});
