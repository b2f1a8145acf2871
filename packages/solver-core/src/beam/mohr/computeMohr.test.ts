import { describe, expect, it } from 'vitest';
import {
  axial,
  beamCase,
  clamp,
  force,
  hinge,
  moment,
  pin,
  roller,
  spring,
  uniform,
} from '../../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import type { SolveOptions } from '../answer/answer.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import { solveBeam } from '../solveBeam.ts';
import type { Mohr, MohrCase } from './mohr.ts';

const [EI, EA, L, q] = [2e7, 2e9, 6, 12_000];

function integrals(document: unknown, mohr?: SolveOptions['mohr']): readonly Mohr[] {
  const answer = solveBeam(document, mohr ? { mohr } : {});
  if (answer.level === 'error' || !answer.mohr) throw new Error('expected integrals');
  return answer.mohr;
}

function firstCase(document: unknown, point: Mohr['kind'], x: number): MohrCase {
  return integrals(document, [{ x, kind: point }])[0]?.cases[0] as MohrCase;
}

describe('the integral of a simple beam under a uniform load', () => {
  const document = beamCase(L, { supports: [pin(0), roller(L)], loads: [uniform(0, L, -q)] });

  it('is 5qL⁴/384EI in the middle, where the default point is', () => {
    const [only, ...rest] = integrals(document);
    expect(rest).toEqual([]);
    expect(only?.kind).toBe('deflection');
    expectClose(only?.x, L / 2, 1e-12);
    expectClose(only?.cases[0]?.total, (-5 * q * L ** 4) / (384 * EI), 1e-12);
  });

  // A. V. Darkov, N. N. Shaposhnikov, Structural Mechanics: half a parabola has the area 2/3·(qL²/8)·L/2, its centroid
  // lies 5/8 of its length from the end, where the ordinate of the unit triangle is 5/8 of L/4.
  it('is Vereshchagin’s product term by term', () => {
    const { segments } = firstCase(document, 'deflection', L / 2);
    expect(segments).toHaveLength(2);
    expectClose(segments[0]?.area, (q * L ** 3) / 24, 1e-13);
    expectClose(segments[0]?.centroid ?? NaN, (5 / 16) * L, 1e-13);
    expectClose(segments[0]?.ordinate ?? NaN, (-5 / 32) * L, 1e-13);
    expectClose(segments[1]?.centroid ?? NaN, (11 / 16) * L, 1e-13);
    for (const { area, ordinate, stiffness, value } of segments) {
      expect(stiffness).toBe(EI);
      expectClose((area * (ordinate ?? NaN)) / stiffness, value, 1e-13);
    }
  });

  it('has the unit diagrams of a unit force upwards: m = -L/4 and q = 1/2 of both signs', () => {
    const [{ unit }] = integrals(document, [{ x: L / 2, kind: 'deflection' }]) as [Mohr];
    expectClose(valueAt(unit.M, L / 2), -L / 4, 1e-13);
    expectClose(valueAt(unit.Q, 1), -0.5, 1e-13);
    expectClose(valueAt(unit.Q, 5), 0.5, 1e-13);
    expect(unit.N.max.value).toBe(0);
  });

  it('is qL³/24EI for the slope at the ends, clockwise on the left', () => {
    expectClose(firstCase(document, 'slope', 0).total, (-q * L ** 3) / (24 * EI), 1e-12);
    expectClose(firstCase(document, 'slope', L).total, (q * L ** 3) / (24 * EI), 1e-12);
  });
});

describe('the integral', () => {
  it('a cantilever under an end force moves by PL³/3EI and turns by PL²/2EI', () => {
    const document = beamCase(L, { supports: [clamp(0)], loads: [force(L, -1000)] });
    expectClose(firstCase(document, 'deflection', L).total, (-1000 * L ** 3) / (3 * EI), 1e-13);
    expectClose(firstCase(document, 'slope', L).total, (-1000 * L ** 2) / (2 * EI), 1e-13);
  });

  it('a bar pulled at its end has the part of N alone, FL/EA', () => {
    const found = firstCase(beamCase(L, { supports: [clamp(0)], loads: [axial(L, 5000)] }), 'axial', L);
    expectClose(found.N, (5000 * L) / EA, 1e-13);
    expect(found).toMatchObject({ M: 0, Q: 0, springs: 0, settlement: 0 });
    expect(found.segments).toMatchObject([{ force: 'N', centroid: L / 2, ordinate: 1 }]);
  });

  it('has a part of the springs: a stiff beam on one sinks by half the load over its stiffness, half of it in the middle', () => {
    const document = beamCase(L, { supports: [pin(0), spring(L, { y: 1e5 })], loads: [force(L / 2, -1000)] });
    const found = firstCase(document, 'deflection', L / 2);
    expectClose(found.springs, -1000 / 4 / 1e5, 1e-13);
    expectClose(found.M, (-1000 * L ** 3) / (48 * EI), 1e-13);
  });

  it('has a part of the settlements: a support that sinks takes the span with it', () => {
    const document = beamCase(L, { supports: [pin(0), roller(L, { settlement: { y: -0.02 } })], loads: [] });
    const found = firstCase(document, 'deflection', L / 4);
    expectClose(found.settlement, -0.005, 1e-13);
    expect(found.M).toBe(0);
    const turned = beamCase(L, { supports: [clamp(0, { settlement: { r: 0.01 } })], loads: [] });
    expectClose(firstCase(turned, 'deflection', L).total, 0.06, 1e-13);
  });

  it('a clamped beam with a settlement adds bending and settlement: v = s/2 in the middle', () => {
    const document = beamCase(L, { supports: [clamp(0), clamp(L, { settlement: { y: -0.02 } })], loads: [] });
    expectClose(firstCase(document, 'deflection', L / 2).total, -0.01, 1e-12);
  });

  it('leaves out a centroid where the area of a diagram vanishes, and still has its product', () => {
    // M runs from -m/2 to m/2 through zero in the middle: the area is zero, so there is no centroid.
    const document = beamCase(L, { supports: [clamp(0), clamp(L, { settlement: { y: -0.02 } })], loads: [] });
    const { segments } = firstCase(document, 'slope', L);
    for (const { area, centroid, ordinate } of segments) {
      expect(Math.abs(area)).toBeLessThan(1e-6);
      expect([centroid, ordinate]).toEqual([null, null]);
    }
  });

  it('takes at a hinge the slope of the part on the right', () => {
    const document = beamCase(9, { supports: [clamp(0), hinge(6), roller(9)], loads: [force(6, -1000)] });
    const drop = (-1000 * 6 ** 3) / (3 * EI);
    expectClose(firstCase(document, 'slope', 6).total, -drop / 3, 1e-12);
  });

  it('is reciprocal: v at a by a force at b is v at b by the same force at a (J. C. Maxwell)', () => {
    const supports = [clamp(0), roller(4), hinge(5), spring(8, { y: 1e6 }), roller(11)];
    const by = (at: number) => beamCase(11, { supports, loads: [force(at, -1000)] });
    expectClose(firstCase(by(9), 'deflection', 2).total, firstCase(by(2), 'deflection', 9).total, 1e-11);
  });

  it('refuses a place off the beam, or an invalid one, as a load outside', () => {
    const document = beamCase(L, { supports: [clamp(0)], loads: [moment(L, 5)] });
    for (const [x, code] of [
      [-1e-9, 'geometry.loadOutside'],
      [6.001, 'geometry.loadOutside'],
      [NaN, 'schema.notFinite'],
    ] as const) {
      expect(
        solveBeam(document, {
          mohr: [
            { x: 1, kind: 'slope' },
            { x, kind: 'slope' },
          ],
        }),
      ).toMatchObject({
        level: 'error',
        failures: [{ code, path: '/mohr/1/x' }],
      });
    }
  });
});
