import { describe, expect, it } from 'vitest';
import { sectionProperties, solveBeam } from '../../src/index.ts';
import type { CrossSection } from '../../src/index.ts';
import { beamCase, force, pin, roller } from '../beamCase.ts';
import { createRandom } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';
import { OUTLINED, generateSection } from './generateSection.ts';

const SEED = 20261122;
const E = 210_000;
const [L, P] = [6, 10_000];

/**
 * Returns the greatest deflection of a beam on two supports under P in the middle, with its section rotated and
 * mirrored.
 */
function sag(section: CrossSection, { alpha = 0, flip = false } = {}): number {
  const answer = solveBeam(
    beamCase(L, {
      supports: [pin(0), roller(L)],
      loads: [force(L / 2, -P)],
      materials: [{ name: 'steel', E, nu: 0.3 }],
      sections: [section],
      beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, alpha, flip }],
      selfWeight: false,
    }),
  );
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer.sets[0]!.deflection.min.value;
}

/** Returns P L³/48EI with I = (Iy Iz - Iyz²)/Iz, in m. */
function expectedSag({ Iy, Iz, Iyz }: { Iy: number; Iz: number; Iyz: number }): number {
  return (-P * L ** 3) / (48 * E * 1e6 * ((Iy * Iz - Iyz * Iyz) / Iz) * 1e-8);
}

describe.each(OUTLINED)(`a beam of a random %s, seed ${SEED}`, (shape) => {
  const section = generateSection(createRandom(SEED), shape);
  const result = sectionProperties(section, 0);
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  const { properties } = result;

  it('deflects according to its second moments', () => {
    expectClose(sag(section), expectedSag(properties), 1e-10);
  });

  it('sags alike mirrored, and with Iy and Iz swapped when turned by 90 degrees', () => {
    const { Iy, Iz, Iyz } = properties;
    expectClose(sag(section, { flip: true }), expectedSag(properties), 1e-10);
    expectClose(sag(section, { alpha: 90 }), expectedSag({ Iy: Iz, Iz: Iy, Iyz: -Iyz }), 1e-10);
  });

  it('turned by -alpha bends about its stiffest axis', () => {
    const { Iu, Iv, alpha } = properties;
    expectClose(sag(section, { alpha: -alpha }), expectedSag({ Iy: Iu, Iz: Iv, Iyz: 0 }), 1e-9);
  });
});

it('a shape that is impossible is refused with its parameter, of the section that is used', () => {
  const answer = solveBeam(
    beamCase(6, {
      supports: [pin(0), roller(6)],
      loads: [force(3, -1)],
      materials: [{ name: 'steel', E, nu: 0.3 }],
      sections: [{ className: 'lsection' }, { className: 'lsection', h: 100, b: 80, t: 90 }],
      beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 1 }],
    }),
  );
  expect(answer).toMatchObject({
    level: 'error',
    errno: 42215,
    message: 'materials',
    failures: [
      {
        code: 'materials.dimensions',
        path: '/sections/1/t',
        ids: [1],
        values: { shape: 'lsection', value: 90, below: 80 },
      },
    ],
  });
});
