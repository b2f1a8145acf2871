import { describe, expect, it } from 'vitest';
import { convertCase, convertSolution, parseCase, solveBeam, timoshenko, valueAt } from '@eecs/solver-core';
import type { BeamCase, BeamSet, SolvedBeam } from '@eecs/solver-core';
import { generateShearBeam } from '../property/generateShearBeam.ts';
import { toDocument } from '../property/plainBeam.ts';
import type { PlainBeam, PlainLoad } from '../property/plainBeam.ts';
import { createRandom } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';
import { drawCases } from '../drawCases.ts';

const SEED = 20261123;
const COUNT = drawCases(120);
const FIELDS = ['Q', 'M', 'slope', 'deflection', 'shearDeflection'] as const;
type Field = (typeof FIELDS)[number];
const SHARES = [0.07, 0.31, 0.5, 0.73, 0.94];

/** There are no case sets, so that one set contains everything. */
const beams = Array.from({ length: COUNT }, (_, i): PlainBeam => {
  const beam = generateShearBeam(createRandom(SEED + i));
  return { ...beam, sets: [], loads: beam.loads.map((load): PlainLoad => ({ ...load, sets: 1 })) };
});

function solve(document: object): SolvedBeam | null {
  const answer = solveBeam(document, { shear: timoshenko, include: [] });
  return answer.level === 'error' ? null : answer;
}

const setOf = (beam: PlainBeam): BeamSet | null => solve(toDocument(beam))?.sets[0] ?? null;

function valueOf(set: BeamSet, field: Field, x: number, side: 'left' | 'right' = 'right'): number {
  return valueAt(set[field]!, x, side);
}

/** The largest ordinate; if the shear part is negligible compared with the deflection, the latter is the scale. */
function scaleOf(set: BeamSet, field: Field): number {
  const largest = (name: Field) => Math.max(-set[name]!.min.value, set[name]!.max.value);
  return Math.max(largest(field), field === 'shearDeflection' ? 1e-3 * largest('deflection') : 0, 1e-6);
}

describe(`invariants of beams whose shear strains count, seed ${SEED}`, () => {
  it('the answer to two groups of loads is the sum of the answers', () => {
    let compared = 0;
    for (const beam of beams) {
      const still = beam.supports.map((support) => ({ ...support, settlement: { x: 0, y: 0, r: 0 } }));
      const weightless = beam.stretches.map((stretch) => ({ ...stretch, mass: 0 }));
      const [first, ...others] = beam.loads;
      const parts = [
        setOf(beam),
        setOf({ ...beam, loads: [first!], supports: still, stretches: weightless }),
      ];
      const nothing = { kind: 'force', x: 0, value: 0, alpha: 90, sets: 1 } as const;
      const rest = others.length > 0 ? others : [nothing];
      const [both, one] = parts;
      const other = setOf({ ...beam, loads: rest });
      if (!both || !one || !other) continue;
      compared++;
      for (const field of FIELDS) {
        const scale = Math.max(...[both, one, other].map((set) => scaleOf(set, field)));
        for (const share of SHARES) {
          const x = share * beam.length;
          const sum = valueOf(one, field, x) + valueOf(other, field, x);
          expectClose(valueOf(both, field, x), sum, 1e-10, scale);
        }
      }
    }
    expect(compared).toBeGreaterThan(COUNT / 2);
  });

  it('a mirrored beam has the mirrored answer', () => {
    const sign = { Q: -1, M: 1, slope: -1, deflection: 1, shearDeflection: 1 } as const;
    let compared = 0;
    for (const beam of beams) {
      // A couple on a hinge acts on the part to its right, and a support over it holds the part to its left: neither
      // has a mirror image.
      if (beam.supports.some(({ isHinge, holdR }) => isHinge && holdR !== 'free')) continue;
      const [set, image] = [setOf(beam), setOf(mirrored(beam))];
      if (!set || !image) continue;
      compared++;
      for (const field of FIELDS) {
        for (const share of SHARES) {
          const x = share * beam.length;
          const reflected = sign[field] * valueOf(image, field, beam.length - x, 'left');
          expectClose(valueOf(set, field, x), reflected, 1e-9, scaleOf(set, field));
        }
      }
    }
    expect(compared).toBeGreaterThan(COUNT / 3);
  });

  it('cutting a stretch in two changes nothing', () => {
    let compared = 0;
    for (const beam of beams) {
      const [first] = beam.stretches;
      const cut = { ...first!, x1: first!.x1 / 2, E: first!.E * (1 + 1e-15) };
      const [set, finer] = [setOf(beam), setOf({ ...beam, stretches: [cut, ...beam.stretches] })];
      if (!set || !finer) continue;
      compared++;
      for (const field of FIELDS) {
        for (const share of SHARES) {
          const x = share * beam.length;
          expectClose(valueOf(finer, field, x), valueOf(set, field, x), 1e-10, scaleOf(set, field));
        }
      }
    }
    expect(compared).toBeGreaterThan(COUNT / 2);
  });

  it('a beam solved in other units, and an answer converted to them, are the same', () => {
    let compared = 0;
    for (const beam of beams) {
      const parsed = parseCase(toDocument(beam));
      if (!parsed.ok) throw new Error('expected a readable document');
      const other: BeamCase = convertCase(parsed.document, 0);
      const [answer, solved] = [solve(parsed.document), solve(other)];
      if (!answer || !solved) continue;
      compared++;
      const converted = convertSolution(answer, 1, other).sets[0]!;
      for (const field of FIELDS) {
        for (const share of SHARES) {
          const x = share * other.L;
          const wanted = valueOf(solved.sets[0]!, field, x);
          expectClose(valueOf(converted, field, x), wanted, 1e-9, scaleOf(solved.sets[0]!, field));
        }
      }
    }
    expect(compared).toBeGreaterThan(COUNT / 2);
  });

  it('an answer keeps its equations, with shear in them, when it is converted', () => {
    const parsed = parseCase(toDocument(beams.find((beam) => setOf(beam) !== null)!));
    if (!parsed.ok) throw new Error('expected a readable document');
    const answer = solveBeam(parsed.document, { shear: timoshenko });
    if (answer.level === 'error') throw new Error('expected an answer');
    const converted = convertSolution(answer, 1, convertCase(parsed.document, 0));
    expect(converted.sets[0]?.descriptor?.residual).toBeLessThan(1e-9);
    expect(converted.sets[0]?.tree?.constants[0]?.GA).toBeGreaterThan(0);
    expect(converted.mohr?.[0]?.cases[0]?.check.passed).toBe(true);
  });
});

/**
 * Mirrors places from the other end; transverse loads keep their sign; moments, rotational settlements and loads along
 * the axis change it.
 */
function mirrored(beam: PlainBeam): PlainBeam {
  const flip = (x: number) => beam.length - x;
  return {
    ...beam,
    stretches: beam.stretches
      .map((stretch, i) => ({ ...stretch, x1: flip(beam.stretches[i - 1]?.x1 ?? 0) }))
      .toReversed(),
    supports: beam.supports
      .map((support) => {
        const { x, y, r } = support.settlement;
        return { ...support, x: flip(support.x), settlement: { x: -x, y, r: -r } };
      })
      .toReversed(),
    loads: beam.loads.map((load): PlainLoad => {
      if (load.kind === 'moment') return { ...load, x: flip(load.x), value: -load.value };
      if (load.kind === 'force') return { ...load, x: flip(load.x), alpha: 180 - load.alpha };
      const [y0, y1, y2] = load.y;
      return { ...load, x0: flip(load.x1), x1: flip(load.x0), y: [y2, y1, y0], alpha: 180 - load.alpha };
    }),
  };
}
