import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveBeam, valueAt } from '@eecs/solver-core';
import type { BeamSet } from '@eecs/solver-core';
import { solveByInitialParameters } from './initialParameters.ts';
import type { PlainBeam } from './initialParameters.ts';
import { randomBeam, toDocument } from './randomBeams.ts';
import { drawCases, leastSeen } from '../drawCases.ts';

const RUNS = drawCases(150);
const SEED = Number(process.env['EECS_SEED'] ?? 20260101);

/** About 20 ms for each beam, more on a busy machine. */
const TIME_LIMIT_MS = 20_000 + RUNS * 200;

describe('random beams against initial parameters in exact fractions', () => {
  it(
    `agrees to 1e-10 of the largest ordinate on ${RUNS} beams, seed ${SEED}`,
    () => {
      let solved = 0;
      fc.assert(
        fc.property(randomBeam, (beam) => {
          const places = placesOf(beam);
          const exact = solveByInitialParameters(beam, places);
          const answer = solveBeam(toDocument(beam));
          if (answer.level === 'error') {
            // Only conditions along x, which the independent method ignores, may refuse a beam that it solves.
            if (exact)
              expect(['conditions.horizontal', 'conditions.count']).toContain(answer.failures[0]?.code);
            return;
          }
          if (!exact) throw new Error('solved a mechanism');
          solved++;
          const set = answer.sets[0] as BeamSet;
          for (const [field, diagram] of [
            ['Q', set.Q],
            ['M', set.M],
            ['slope', set.slope],
            ['v', set.deflection],
          ] as const) {
            const largest = Math.max(
              Math.abs(diagram.max.value),
              Math.abs(diagram.min.value),
              ...exact.map((state) => Math.abs(state[field])),
            );
            places.forEach((x, i) => {
              if (x === beam.length) return;
              const want = (exact[i] as (typeof exact)[number])[field];
              const got = valueAt(diagram, x);
              if (!(Math.abs(got - want) <= 1e-10 * largest)) {
                throw new Error(`${field}(${x}) = ${got}, exactly ${want}, largest ${largest}`);
              }
            });
          }
        }),
        { numRuns: RUNS, seed: SEED, endOnFailure: true },
      );
      expect(solved).toBeGreaterThanOrEqual(leastSeen(RUNS, 1 / 3));
    },
    TIME_LIMIT_MS,
  );
});

function placesOf(beam: PlainBeam): number[] {
  const all = new Set([0, beam.length]);
  for (const { x } of [...beam.supports, ...beam.forces]) all.add(x);
  for (let k = 1; k < 5; k++) all.add((beam.length * k) / 5);
  return [...all].sort((a, b) => a - b);
}
