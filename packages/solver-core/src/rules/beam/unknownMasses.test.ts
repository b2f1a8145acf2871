import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { solveBeam } from '../../beam/solveBeam.ts';

const IPE = { className: 'hsection', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 };

/** A simply supported beam of two equal parts of 3 m under a force at the middle. */
function beam(of: { steel?: object; parts?: readonly [object, object]; selfWeight?: boolean }) {
  const [left, right] = of.parts ?? [{}, {}];
  return {
    schema: 1,
    className: 'casemsb',
    kind: 'msb',
    branch: 'msb',
    L: 6,
    ...(of.selfWeight !== undefined && { selfWeight: of.selfWeight }),
    units: { system: 0 },
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 6 },
    ],
    beamSections: [
      { x: 3, materialIndex: 0, crossSectionIndex: 0, ...left },
      { x: 6, materialIndex: 0, crossSectionIndex: 0, ...right },
    ],
    materials: [{ name: 'S355', E: 210000, nu: 0.3, ...of.steel }],
    sections: [IPE],
    caseSets: [],
    loads: [{ id: 'a', className: 'ShearLoad', x: 3, c: [-10000], sets: 1 }],
  };
}

const correctionsOf = (document: object) => {
  const answer = solveBeam(document);
  return answer.level === 'error' ? answer.failures : answer.corrections;
};

describe('self weight of a beam of unknown density', () => {
  test('is reported once for each material, as a warning', () => {
    const answer = solveBeam(beam({ selfWeight: true }));
    expect(answer).toMatchObject({
      level: 'warning',
      corrections: [{ code: 'correction.noDensity', path: '/materials/0/rho', ids: [0] }],
    });
    expect(answer.level === 'warning' && answer.corrections).toHaveLength(1);
  });

  test('is not reported where self weight does not act', () => {
    expect(correctionsOf(beam({}))).toEqual([]);
    expect(correctionsOf(beam({ selfWeight: false }))).toEqual([]);
  });

  test('is not reported where a density or the mass of every part is stated; a density of 0 counts as stated', () => {
    expect(correctionsOf(beam({ selfWeight: true, steel: { rho: 7850 } }))).toEqual([]);
    expect(correctionsOf(beam({ selfWeight: true, steel: { rho: 0 } }))).toEqual([]);
    expect(correctionsOf(beam({ selfWeight: true, parts: [{ mass: 42.2 }, { mass: 42.2 }] }))).toEqual([]);
  });

  test('concerns the parts without a mass only', () => {
    const answer = solveBeam(beam({ selfWeight: true, parts: [{ mass: 100 }, {}] }));
    expect(answer).toMatchObject({ level: 'warning', corrections: [{ path: '/materials/0/rho' }] });
    if (answer.level === 'error') throw new Error(answer.message);
    // 300 kg of the left half with its centre 1.5 m from the left support, and half the force: 5000 + 300·9.80665·0.75.
    expectClose(answer.sets[0]?.R[0]?.normal ?? NaN, 5000 + 300 * 9.80665 * 0.75, 1e-12);
  });

  test('names the part where there is no material to take it from, and no part that is cut off', () => {
    const none = { materialIndex: -1, crossSectionIndex: -1 };
    const parts = [{ ...none, mass: 42.2 }, none] as const;
    expect(correctionsOf(beam({ selfWeight: true, parts }))).toMatchObject([
      { code: 'correction.noMass', path: '/beamSections/1/mass', ids: [1] },
      { code: 'correction.unitStiffness' },
    ]);
    expect(
      correctionsOf(beam({ selfWeight: true, parts: [{ mass: 42.2, x: 6 }, { x: 7 }] })).map(
        ({ code }) => code,
      ),
    ).not.toContain('correction.noDensity');
  });
});
