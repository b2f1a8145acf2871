import { describe, expect, it } from 'vitest';
import {
  addLateral,
  computeLateral,
  convertCase,
  convertSolution,
  parseCase,
  solveBeam,
  valueAt,
} from '@eecs/solver-core';
import type { BeamCase, Diagram, SolvedBeam } from '@eecs/solver-core';
import { generateBeam } from '../property/generateBeam.ts';
import { toDocument } from '../property/plainBeam.ts';
import type { PlainBeam } from '../property/plainBeam.ts';
import { createRandom } from '@eecs/testing/random';
import type { Random } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';
import { drawCases, leastSeen } from '../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261124);
const SHARES = [0, 0.07, 0.31, 0.5, 0.73, 0.94, 1];

/** A random beam of sections without symmetry, in US units, where the product of E and I needs no factor. */
interface SkewBeam {
  readonly plain: PlainBeam;
  /** For each stretch: the moments of its section in its own axes, and its rotation and mirroring. */
  readonly skews: readonly { Iy: number; Iz: number; Iyz: number; alpha: number; flip: boolean }[];
}

function generateSkewBeam(random: Random): SkewBeam {
  const plain = generateBeam(random);
  const skews = plain.stretches.map(({ I }) => {
    const Iz = I * (random.integer(2, 30) / 10);
    const Iyz = Math.sqrt(I * Iz) * (random.integer(-8, 8) / 10);
    return { Iy: I, Iz, Iyz, alpha: random.pick([0, 0, 90, -30, 135]), flip: random.chance(0.3) };
  });
  return { plain, skews };
}

function documentOf({ plain, skews }: SkewBeam): BeamCase {
  const parsed = parseCase(toDocument(plain));
  if (!parsed.ok) throw new Error('expected a readable document');
  const { document } = parsed;
  return {
    ...document,
    sections: document.sections.map((section, i) => {
      const { Iy, Iz, Iyz } = skews[i]!;
      return { ...section, Iy, Iz, Iyz };
    }),
    beamSections: document.beamSections.map((part, i) => ({
      ...part,
      alpha: skews[i]!.alpha,
      flip: skews[i]!.flip,
    })),
  };
}

/** Solves a document and adds the lateral deflection. */
function solve(document: BeamCase): SolvedBeam | null {
  const answer = solveBeam(document, { include: [] });
  return answer.level === 'error' ? null : addLateral(document, answer);
}

const largest = ({ min, max }: Diagram) => Math.max(-min.value, max.value);

/** Returns w'' for a moment of 1 between x0 and x1, by rotating tensors as matrices. */
function curvatures({ plain, skews }: SkewBeam) {
  return plain.stretches.map(({ x1, E }, i) => {
    const { Iy, Iz, Iyz, alpha, flip } = skews[i]!;
    const [c, s] = [Math.cos((alpha * Math.PI) / 180), Math.sin((alpha * Math.PI) / 180)];
    // Integrals of z², yz, y² for rotated points (y, z): (c y - s z)(s y + c z).
    const P = flip ? -Iyz : Iyz;
    const turned = c * s * Iz + (c * c - s * s) * P - s * c * Iy;
    return { x0: plain.stretches[i - 1]?.x1 ?? 0, x1, factor: -turned / (E * (Iy * Iz - P * P)) };
  });
}

/**
 * Computes the double integral of w'' from the left end to x, by Gauss's rule piece by piece: M has degree 4 at most,
 * the arm 1.
 */
function integrateTwice(beam: SkewBeam, M: Diagram, x: number): number {
  const NODES = [
    [0.5 - Math.sqrt(0.15), 5 / 18],
    [0.5, 8 / 18],
    [0.5 + Math.sqrt(0.15), 5 / 18],
  ] as const;
  const parts = curvatures(beam);
  const cuts = [...M.segments.map(({ x1 }) => x1), ...parts.map(({ x1 }) => x1), x];
  const places = [...new Set([0, ...cuts.filter((at) => at < x), x])].sort((a, b) => a - b);
  let sum = 0;
  places.slice(1).forEach((to, i) => {
    const from = places[i]!;
    const { factor } = parts.find((part) => from < part.x1) ?? parts.at(-1)!;
    for (const [node, weight] of NODES) {
      const at = from + node * (to - from);
      sum += weight * (to - from) * (x - at) * factor * valueAt(M, at);
    }
  });
  return sum;
}

describe(`random beams of sections without symmetry, seed ${SEED}`, () => {
  const beams = Array.from({ length: drawCases(150) }, (_, i) => generateSkewBeam(createRandom(SEED + i)));

  it('deflect sideways by the double integral of their moments, held at the first and the last support', () => {
    let compared = 0;
    for (const beam of beams) {
      const answer = solve(documentOf(beam));
      const bearings = beam.plain.supports.filter(
        ({ holdX, holdY, holdR }) => holdX !== 'free' || holdY !== 'free' || holdR !== 'free',
      );
      const [from, to] = [bearings[0]?.x ?? 0, bearings.at(-1)?.x ?? 0];
      if (!answer || from === to) continue;
      for (const { lateral, M } of answer.sets) {
        if (!lateral) continue;
        compared++;
        const raw = (x: number) => integrateTwice(beam, M, x);
        const scale = Math.max(largest(lateral), Math.abs(raw(beam.plain.length)) * 1e-3, 1e-12);
        for (const share of SHARES) {
          const x = share * beam.plain.length;
          const line = raw(from) + ((raw(to) - raw(from)) * (x - from)) / (to - from);
          expectClose(valueAt(lateral, x), raw(x) - line, 1e-10, scale);
        }
      }
    }
    expect(compared).toBeGreaterThanOrEqual(leastSeen(drawCases(150), 2 / 3));
  });

  it('mirrored sections send them to the other side, by as much', () => {
    for (const beam of beams) {
      const skews = beam.skews.map(({ alpha, flip, ...one }) => ({ ...one, alpha: 0 - alpha, flip: !flip }));
      const [answer, image] = [beam, { ...beam, skews }].map((one) => solve(documentOf(one)));
      answer?.sets.forEach(({ lateral, deflection }, k) => {
        const other = image?.sets[k];
        if (!lateral || !other?.lateral) {
          expect(other?.lateral ?? null).toBe(lateral);
          return;
        }
        for (const share of SHARES) {
          const x = share * beam.plain.length;
          expectClose(valueAt(other.lateral, x), -valueAt(lateral, x), 1e-9, largest(lateral));
          expectClose(valueAt(other.deflection, x), valueAt(deflection, x), 1e-9, largest(deflection));
        }
      });
    }
  });

  it('converted to other units they deflect alike', () => {
    let compared = 0;
    for (const beam of beams.slice(0, drawCases(60))) {
      const document = documentOf(beam);
      const other = convertCase(document, 0);
      const [answer, solved] = [solve(document), solve(other)];
      if (!answer || !solved) continue;
      const converted = convertSolution(answer, 1, other);
      converted.sets.forEach(({ lateral }, k) => {
        const wanted = solved.sets[k]!.lateral;
        if (!lateral || !wanted) return;
        compared++;
        for (const share of SHARES) {
          const x = share * other.L;
          expectClose(valueAt(lateral, x), valueAt(wanted, x), 1e-9, largest(wanted));
        }
      });
    }
    expect(compared).toBeGreaterThanOrEqual(leastSeen(drawCases(60), 1 / 3));
  });

  it('adds nothing but the deflection sideways to an answer', () => {
    const document = documentOf(beams.find((beam) => solve(documentOf(beam)) !== null)!);
    const plain = solveBeam(document);
    if (plain.level === 'error') throw new Error('expected an answer');
    const lateral = computeLateral(document, plain);
    const wanted = { ...plain, sets: plain.sets.map((set, k) => ({ ...set, lateral: lateral[k] })) };
    expect(addLateral(document, plain)).toEqual(wanted);
  });
});
