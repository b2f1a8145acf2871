import type { SetActions } from '../actions.ts';
import type { BeamElement } from '../elements.ts';

/**
 * What the loads of an element alone make of a state that is zero at its left end, at its right end: forces, and the
 * displacements times EI or EA.
 */
export interface CarriedLoads {
  readonly N: number;
  readonly u: number;
  readonly Q: number;
  readonly M: number;
  readonly slope: number;
  readonly deflection: number;
}

/**
 * Carries the loads of an element to its right end (initial parameters): a force P at the distance b from the end adds
 * P to Q, P·b to M, P·b²/2 to EI·slope, P·b³/6 to EI·v; a moment m adds -m, -m·b, -m·b²/2. Distributed loads are integrated
 * at three Gauss points, exactly: degree 3 times degree 2. Loads at x1 belong to the next element, at the beam's end to this.
 * Source: S. P. Timoshenko, Strength of Materials, part I, 3rd ed., section 41 (A. Clebsch's method).
 */
export function carryLoads(
  { points, spreads }: SetActions,
  element: BeamElement,
  isLast: boolean,
): CarriedLoads {
  const { x0, x1 } = element;
  const sum = { N: 0, u: 0, Q: 0, M: 0, slope: 0, deflection: 0 };
  const addInto = (b: number, fx: number, fy: number) => {
    sum.N -= fx;
    sum.u -= fx * b;
    sum.Q += fy;
    sum.M += fy * b;
    sum.slope += (fy * b * b) / 2;
    sum.deflection += (fy * b * b * b) / 6;
  };
  for (const { x, fx, fy, m } of points) {
    if (x < x0 || x > x1 || (x === x1 && !isLast)) continue;
    const b = x1 - x;
    addInto(b, fx, fy);
    sum.M -= m;
    sum.slope -= m * b;
    sum.deflection -= (m * b * b) / 2;
  }
  for (const { x0: start, x1: end, px, py, q0, q1, q2 } of spreads) {
    const from = Math.max(start, x0);
    const h = Math.min(end, x1) - from;
    if (h <= 0) continue;
    for (const { at, weight } of GAUSS) {
      const t = from - start + at * h;
      const force = weight * h * (q0 + t * (q1 + t * q2));
      addInto(x1 - from - at * h, px * force, py * force);
    }
  }
  return sum;
}

/** Carries the loads of every set over every element: by set, then by element. */
export function carryAllLoads(
  sets: readonly { readonly actions: SetActions }[],
  elements: readonly BeamElement[],
): CarriedLoads[][] {
  return sets.map(({ actions }) =>
    elements.map((element, e) => carryLoads(actions, element, e === elements.length - 1)),
  );
}

const GAUSS = [
  { at: 0.5 - Math.sqrt(0.15), weight: 5 / 18 },
  { at: 0.5, weight: 8 / 18 },
  { at: 0.5 + Math.sqrt(0.15), weight: 5 / 18 },
] as const;
