import { solveBeam, timoshenko, valueAt } from '@eecs/solver-core';
import type { SolvedBeam } from '@eecs/solver-core';
import { DOUBLE_DOUBLE } from '../property/doubleDouble.ts';
import { shearStiffness, solveByFineElements } from '../property/fineElements.ts';
import type { FineAnswer } from '../property/fineElements.ts';
import { toDocument } from '../property/plainBeam.ts';
import type { PlainBeam } from '../property/plainBeam.ts';

/** The shear part of the deflection at one place in one set, as found and as expected. */
export interface ComparedPart {
  readonly found: number;
  readonly wanted: number;
  /** The reference of the difference: the largest value of the part, or a thousandth of the deflection. */
  readonly scale: number;
}

/**
 * Computes the shear part of the deflection in an independent way, at every place between the ends of loads, supports
 * and steps: as the integral of Q·q/(G·As), where Q and q (of a unit force at the place) are computed by the
 * displacement method in 32 digits. Returns null for a beam that cannot be solved.
 */
export function compareParts(beam: PlainBeam): ComparedPart[] | null {
  const answer = solveBeam(toDocument(beam), { shear: timoshenko, include: [] });
  if (answer.level === 'error') return null;
  const places = placesOf(beam);
  const at = (share: number) => places.slice(1).map((x, i) => places[i]! + share * (x - places[i]!));
  const middles = at(1 / 2);
  // In each half Q is at most cubic and q constant, so Simpson's rule is exact.
  const grid = [...places, ...at(1 / 4), ...middles, ...at(3 / 4)];
  const acting = solveByFineElements(DOUBLE_DOUBLE, beam, grid);
  if (!acting) return null;
  return middles.flatMap((x) => comparePlace({ beam, answer, acting, grid, x }));
}

function comparePlace(of: {
  beam: PlainBeam;
  answer: SolvedBeam;
  acting: FineAnswer;
  grid: readonly number[];
  x: number;
}): ComparedPart[] {
  const { beam, answer, acting, x } = of;
  const unit = solveByFineElements(DOUBLE_DOUBLE, underUnitForce(beam, x), of.grid);
  if (!unit) return [];
  return answer.sets.map(({ shearDeflection, deflection }, k) => {
    const largest = (diagram: typeof deflection) =>
      Math.max(Math.abs(diagram.min.value), Math.abs(diagram.max.value));
    return {
      found: valueAt(shearDeflection!, x),
      wanted: integrateShear(beam, { acting, unit, k }),
      scale: Math.max(largest(shearDeflection!), 1e-3 * largest(deflection)),
    };
  });
}

function integrateShear(
  beam: PlainBeam,
  { acting, unit, k }: { acting: FineAnswer; unit: FineAnswer; k: number },
): number {
  const ends = acting.sets[k]!.ends;
  let sum = 0;
  for (let e = 0; e < ends.length; e += 2) {
    const [x0, x1] = [acting.places[e]!, acting.places[e + 2]!];
    const GA = shearStiffness(beam.stretches.find((stretch) => x0 < stretch.x1)!)!;
    const Q = ends[e]!.left.Q + 4 * ends[e]!.right.Q + ends[e + 1]!.right.Q;
    sum += (((x1 - x0) / 6) * Q * unit.sets[0]!.ends[e]!.left.Q) / GA;
  }
  return sum;
}

function placesOf({ length, supports, loads, stretches }: PlainBeam): number[] {
  const ends = loads.flatMap((load) => ('x0' in load ? [load.x0, load.x1] : [load.x]));
  const steps = stretches.map(({ x1 }) => x1);
  return [...new Set([0, length, ...supports.map(({ x }) => x), ...ends, ...steps])].sort((a, b) => a - b);
}

/** Returns the beam without weight and settlements, under an upward force of 1. */
function underUnitForce(beam: PlainBeam, x: number): PlainBeam {
  return {
    ...beam,
    stretches: beam.stretches.map((stretch) => ({ ...stretch, mass: 0 })),
    supports: beam.supports.map((support) => ({ ...support, settlement: { x: 0, y: 0, r: 0 } })),
    loads: [{ kind: 'force', x, value: 1, alpha: 90, sets: 1 }],
    sets: [],
  };
}
