import { firstIndex } from '../../linalg/firstIndex.ts';
import { GAUSS_AT, GAUSS_WEIGHT } from '../../linalg/gauss.ts';
import type { SetActions } from '../../member/loads/actions.ts';
import type { MemberElement } from '../../member/model.ts';

/**
 * The state at the right end of an element that its loads cause if the state at its left end is zero: forces, and the
 * displacements times EI or EA.
 */
export interface CarriedLoads {
  readonly N: number;
  readonly u: number;
  readonly Q: number;
  readonly M: number;
  readonly slope: number;
  readonly deflection: number;
  /** The integral of Q, which equals M without the couples. */
  readonly slip: number;
}

/**
 * Carries the loads of every set over every element to its right end (initial parameters), by set, then by element.
 *
 * A force P at the distance b from the end adds P to Q, P·b to M and to the integral of Q, P·b²/2 to EI·slope, P·b³/6
 * to EI·v; a moment m adds -m to M, -m·b to EI·slope, -m·b²/2 to EI·v. Distributed loads are integrated exactly at
 * three Gauss points: degree 3 times degree 2. Loads at an element's right end belong to the next element, at the end
 * of the beam to the last. Source: THEORY.md, "Equations" (A. Clebsch's terms of the initial parameters).
 */
export function carryAllLoads(
  sets: readonly { readonly actions: SetActions }[],
  elements: readonly MemberElement[],
): CarriedLoads[][] {
  return sets.map(({ actions }) => carryLoads(actions, elements));
}

type Sums = { -readonly [Name in keyof CarriedLoads]: CarriedLoads[Name] };

function carryLoads({ points, spreads }: SetActions, elements: readonly MemberElement[]): CarriedLoads[] {
  const sums = elements.map((): Sums => ({ N: 0, u: 0, Q: 0, M: 0, slope: 0, deflection: 0, slip: 0 }));
  for (const { x, fx, fy, m } of points) {
    const e = elementAt(elements, x);
    const sum = sums[e]!;
    const b = elements[e]!.x1 - x;
    addForceInto(sum, b, fx, fy);
    sum.M -= m;
    sum.slope -= m * b;
    sum.deflection -= (m * b * b) / 2;
  }
  for (const { x0: start, x1: end, px, py, q0, q1, q2 } of spreads) {
    for (let e = elementAt(elements, start); e < elements.length && elements[e]!.x0 < end; e++) {
      const { x0, x1 } = elements[e]!;
      const from = Math.max(start, x0);
      const h = Math.min(end, x1) - from;
      for (let k = 0; k < 3; k++) {
        const s = GAUSS_AT[k]! * h;
        const t = from - start + s;
        const force = GAUSS_WEIGHT[k]! * h * (q0 + t * (q1 + t * q2));
        addForceInto(sums[e]!, x1 - from - s, px * force, py * force);
      }
    }
  }
  return sums;
}

function addForceInto(sum: Sums, b: number, fx: number, fy: number): void {
  sum.N -= fx;
  sum.u -= fx * b;
  sum.Q += fy;
  sum.M += fy * b;
  sum.slip += fy * b;
  sum.slope += (fy * b * b) / 2;
  sum.deflection += (fy * b * b * b) / 6;
}

/** Finds the element that begins at x or contains it; the last one at the end of the beam. */
function elementAt(elements: readonly MemberElement[], x: number): number {
  return firstIndex(0, elements.length - 1, (e) => x < elements[e]!.x1);
}
