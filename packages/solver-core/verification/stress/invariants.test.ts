import { convertCase, convertQuantity, solveBeam, valueAt } from '@eecs/solver-core';
import { computeStresses } from '@eecs/solver-core/stress';
import { describe, expect, it } from 'vitest';
import { axial, beamCase, force, pin, roller, uniform } from '../beamCase.ts';
import { expectClose } from '@eecs/testing';
import { stressBeam } from './stressedBeam.ts';

const ANGLE = { className: 'lsection', label: '', b: 75, h: 150, t: 9, r1: 10, r2: 5 };
const LOADS = [uniform(0, 4, -700), force(4.5, -1500), axial(2, 9000)];
const PLACES = [0.4, 1.9, 2.6, 3.7, 4.9, 5.8];

function twoSpans(loads: readonly object[], rest: object = {}) {
  return beamCase(6, {
    materials: [{ name: 'S355', E: 210_000, nu: 0.3 }],
    sections: [ANGLE],
    beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 25 }],
    supports: [pin(0), roller(3), roller(6)],
    loads,
    ...rest,
  });
}

describe('invariants of stresses', () => {
  it('S and T of all loads are the sums of those of each', () => {
    const whole = stressBeam(twoSpans(LOADS)).stresses.sets[0]!;
    const parts = LOADS.map((load) => stressBeam(twoSpans([load])).stresses.sets[0]!);
    for (const x of PLACES) {
      for (const side of ['top', 'bottom'] as const) {
        const sum = parts.reduce((total, { S }) => total + valueAt(S![side], x), 0);
        expectClose(valueAt(whole.S![side], x), sum, 1e-11, 10);
      }
      expectClose(
        valueAt(whole.T!, x),
        parts.reduce((total, { T }) => total + valueAt(T!, x), 0),
        1e-11,
        1,
      );
    }
  });

  it('the mirrored beam with the mirrored section has the mirrored stresses', () => {
    const one = stressBeam(twoSpans(LOADS)).stresses.sets[0]!;
    const mirrored = [uniform(2, 6, -700), force(1.5, -1500), axial(4, -9000)];
    const section = { materialIndex: 0, crossSectionIndex: 0, alpha: -25, flip: true };
    // The pin stays at the same end of the mirrored beam, so it is now the other support.
    const supports = [roller(0), roller(3), pin(6)];
    const other = stressBeam(twoSpans(mirrored, { supports, beamSections: [{ x: 6, ...section }] })).stresses
      .sets[0]!;
    for (const x of PLACES) {
      expectClose(valueAt(other.S!.top, 6 - x, 'left'), valueAt(one.S!.top, x), 1e-10, 10);
      expectClose(valueAt(other.S!.bottom, 6 - x, 'left'), valueAt(one.S!.bottom, x), 1e-10, 10);
      expectClose(valueAt(other.T!, 6 - x, 'left'), -valueAt(one.T!, x), 1e-10, 1);
    }
  });

  it('in the other system of units are the same stresses, converted', () => {
    const { document, stresses } = stressBeam(twoSpans(LOADS), { hasTheories: true });
    const converted = convertCase(document, 1);
    const answer = solveBeam(converted, { include: [] });
    if (answer.level === 'error') throw new Error('cannot be solved');
    const other = computeStresses(converted, answer, { hasTheories: true });
    const toPsi = (value: number) => convertQuantity(value, 'stress', 0, 1);
    const [si, us] = [stresses.sets[0]!, other.sets[0]!];
    expectClose(us.S!.top.min.value, toPsi(si.S!.top.min.value), 1e-10);
    expectClose(us.T!.max.value, toPsi(si.T!.max.value), 1e-10);
    for (const theory of ['eq1', 'eq2', 'eq3', 'eq4', 'eq5'] as const)
      expectClose(us.EQ![theory].max.value, toPsi(si.EQ![theory].max.value), 1e-8);
    expect(other.gaps).toEqual([]);
  });
});
