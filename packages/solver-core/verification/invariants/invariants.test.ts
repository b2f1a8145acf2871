import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveBeam, valueAt } from '@eecs/solver-core';
import type { BeamSet } from '@eecs/solver-core';
import { BEAM_FAMILIES, createBeamWorkload } from '../../bench/workloads.ts';
import type { PlainBeam } from '../independent/initialParameters.ts';
import { randomBeam, toDocument } from '../independent/randomBeams.ts';
import { expectClose } from '@eecs/testing';
import { drawCases } from '../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20260103);
const RUNS = drawCases(150);
const FIELDS = ['Q', 'M', 'slope', 'deflection'] as const;

function solve(beam: PlainBeam): BeamSet | null {
  const answer = solveBeam(toDocument(beam), { include: ['checks'] });
  return answer.level === 'error' ? null : (answer.sets[0] as BeamSet);
}

/** The largest ordinate; if only rounding moves, the size that the loads would cause. */
function scaleOf(set: BeamSet, field: (typeof FIELDS)[number]): number {
  return Math.max(Math.abs(set[field].min.value), Math.abs(set[field].max.value), LEAST_ORDINATE);
}

const LEAST_ORDINATE = 1e-6;

const places = (length: number) => [0.13, 0.31, 0.5, 0.77, 0.91].map((share) => share * length);

describe(`invariants of random beams, seed ${SEED}`, () => {
  it('reactions balance the loads and deflections do not break', () => {
    fc.assert(
      fc.property(randomBeam, (beam) => {
        const set = solve(beam);
        if (set) expect(set.checks).toMatchObject({ passed: true });
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('the answer to two groups of loads is the sum of the answers', () => {
    fc.assert(
      fc.property(randomBeam, (beam) => {
        const settled = beam.supports.map((support) => ({ ...support, settlement: 0 }));
        const both = solve(beam);
        const points = solve({ ...beam, spreads: [], supports: settled });
        const rest = solve({ ...beam, forces: [{ x: 0, value: 0 }], moments: [] });
        if (!both || !points || !rest) return;
        for (const field of FIELDS) {
          const scale = Math.max(...[both, points, rest].map((set) => scaleOf(set, field)));
          for (const x of places(beam.length)) {
            expectClose(
              valueAt(both[field], x),
              valueAt(points[field], x) + valueAt(rest[field], x),
              1e-10,
              scale,
            );
          }
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('a mirrored beam has the mirrored answer', () => {
    const sign = { Q: -1, M: 1, slope: -1, deflection: 1 } as const;
    fc.assert(
      fc.property(randomBeam, (beam) => {
        // A moment on a hinge acts on the part to its right, which has no mirror image.
        const cuts = beam.supports.filter(({ kind, release }) => kind === 'hinge' || release);
        if (beam.moments.some((moment) => cuts.some(({ x }) => x === moment.x))) return;
        const [set, image] = [solve(beam), solve(mirrored(beam))];
        if (!set || !image) return;
        for (const field of FIELDS) {
          for (const x of places(beam.length)) {
            const reflected = sign[field] * valueAt(image[field], beam.length - x, 'left');
            expectClose(valueAt(set[field], x), reflected, 1e-9, scaleOf(set, field));
          }
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('cutting a stretch in two equal ones changes nothing', () => {
    fc.assert(
      fc.property(randomBeam, (beam) => {
        const [first] = beam.stretches;
        if (!first) return;
        const set = solve(beam);
        const cut = solve({
          ...beam,
          stretches: [{ x1: first.x1 / 2, EI: first.EI * (1 + 1e-15) }, ...beam.stretches],
        });
        if (!set || !cut) return;
        for (const field of FIELDS) {
          for (const x of places(beam.length)) {
            expectClose(valueAt(cut[field], x), valueAt(set[field], x), 1e-10, scaleOf(set, field));
          }
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

describe('a thousand spans', () => {
  it.each(['beam-large', 'beam-large-hinged'] as const)('%s: equilibrium and continuity hold', (family) => {
    const answer = solveBeam(createBeamWorkload(BEAM_FAMILIES[family], 1), { include: ['checks'] });
    if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures.slice(0, 3)));
    const checks = answer.sets[0]?.checks;
    expect(checks?.passed).toBe(true);
    expect(checks?.equilibrium).toBeLessThan(1e-11);
    expect(checks?.continuity).toBeLessThan(1e-11);
  });
});

/** Mirrors places from the other end; transverse loads keep their sign, moments change it. */
function mirrored(beam: PlainBeam): PlainBeam {
  const flip = (x: number) => beam.length - x;
  return {
    ...beam,
    stretches: beam.stretches
      .map(({ EI }, i) => ({ x1: flip(beam.stretches[i - 1]?.x1 ?? 0), EI }))
      .reverse(),
    supports: beam.supports.map((support) => ({ ...support, x: flip(support.x) })),
    forces: beam.forces.map(({ x, value }) => ({ x: flip(x), value })),
    moments: beam.moments.map(({ x, value }) => ({ x: flip(x), value: -value })),
    spreads: beam.spreads.map(({ x0, x1, y: [y0, y1, y2] }) => ({
      x0: flip(x1),
      x1: flip(x0),
      y: [y2, y1, y0],
    })),
  };
}
