import { describe, expect, it } from 'vitest';
import { solveBeam, timoshenko, valueAt } from '@eecs/solver-core';
import type { BeamSet } from '@eecs/solver-core';
import { TOLERANCE } from '../property/compareBeam.ts';
import { generateShearBeam } from '../property/generateShearBeam.ts';
import { toDocument } from '../property/plainBeam.ts';
import { createRandom } from '@eecs/testing/random';
import { runBeams } from '../property/runBeams.ts';
import { expectClose } from '@eecs/testing';
import { compareParts } from './compareParts.ts';
import { drawCases, leastSeen } from '../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261122);

const beamsFrom = (seed: number, count: number) =>
  Array.from({ length: count }, (_, i) => generateShearBeam(createRandom(seed + i)));

describe(`random beams whose shear strains count, seed ${SEED}`, () => {
  it(`agree with elements of Timoshenko in 32 digits: fields, extremes, reactions of ${drawCases(300)} of them`, () => {
    const run = runBeams({ seed: SEED, count: drawCases(300), generate: generateShearBeam });
    expect(run.differing).toEqual([]);
    expect(run.solved).toBeGreaterThanOrEqual(leastSeen(drawCases(300), 2 / 3));
    expect(run.worst).toBeLessThanOrEqual(TOLERANCE);
  }, 60_000);

  it('the part of shear is the integral of Q·q/(G·As) at every place', () => {
    let compared = 0;
    for (const beam of beamsFrom(SEED, drawCases(40))) {
      for (const { found, wanted, scale } of compareParts(beam) ?? []) {
        expectClose(found, wanted, TOLERANCE, scale);
        compared++;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(leastSeen(drawCases(40), 2 / 3));
  }, 60_000);

  it('pass their own checks, second method and Mohr’s integral among them', () => {
    let solved = 0;
    for (const beam of beamsFrom(SEED, drawCases(200))) {
      const answer = solveBeam(toDocument(beam), { shear: timoshenko });
      if (answer.level === 'error') continue;
      solved++;
      for (const set of answer.sets) {
        if (set.checks) expect(set.checks, JSON.stringify(toDocument(beam))).toMatchObject({ passed: true });
        if (set.descriptor) expect(set.descriptor.residual).toBeLessThan(1e-9);
      }
      for (const { cases, x } of answer.mohr ?? []) {
        cases.forEach(({ check, Q }, k) => {
          expect(check.passed).toBe(true);
          const { shearDeflection, deflection } = answer.sets[k]!;
          const scale = Math.max(-deflection.min.value, deflection.max.value);
          expectClose(valueAt(shearDeflection!, x), Q, 1e-9, scale);
        });
      }
    }
    expect(solved).toBeGreaterThanOrEqual(leastSeen(drawCases(200), 3 / 4));
  }, 60_000);

  it('determinate ones keep their forces and deflect by the part of shear more', () => {
    let determinate = 0;
    for (const beam of beamsFrom(SEED, drawCases(500))) {
      const document = toDocument(beam);
      const shorn = solveBeam(document, { shear: timoshenko, include: [] });
      if (shorn.level === 'error' || shorn.verdict.status !== 'determinate') continue;
      const slender = solveBeam({ ...document, shear: false }, { include: [] });
      if (slender.level === 'error') throw new Error('a slender beam was refused');
      determinate++;
      shorn.sets.forEach((set, k) => compareDeterminate(set, slender.sets[k]!, beam.length));
    }
    expect(determinate).toBeGreaterThanOrEqual(leastSeen(drawCases(500), 1 / 50));
  }, 60_000);
});

function compareDeterminate(set: BeamSet, slender: BeamSet, length: number): void {
  for (const share of [0.03, 0.21, 0.5, 0.67, 0.98]) {
    const x = share * length;
    for (const field of ['N', 'Q', 'M', 'u'] as const)
      expectClose(valueAt(set[field], x), valueAt(slender[field], x), 1e-12, scaleOf(slender, field));
    const scale = Math.max(scaleOf(set, 'deflection'), scaleOf(slender, 'deflection'));
    const rest = valueAt(set.deflection, x) - valueAt(set.shearDeflection!, x);
    expectClose(rest, valueAt(slender.deflection, x), TOLERANCE, scale);
  }
}

/** The largest ordinate; if a load stands on a rigid support, only rounding is left of it. */
function scaleOf(set: BeamSet, field: 'N' | 'Q' | 'M' | 'u' | 'deflection'): number {
  return Math.max(-set[field].min.value, set[field].max.value, 1e-6);
}
