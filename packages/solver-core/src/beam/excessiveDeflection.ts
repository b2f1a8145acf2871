import { bound } from '../linalg/polynomial.ts';
import { PIVOT } from '../linalg/tolerance.ts';
import type { SetActions } from './elements/actions.ts';
import type { BeamModel } from './elements/elements.ts';
import type { SolvedSet } from './solvedCase.ts';

/**
 * Returns where a beam is deflected beyond anything that its stiffness, its springs and its settlements can explain: 1/PIVOT times what
 * the loads would do to the whole length at its least stiffness. Only levers between bearings and hinges that all but
 * coincide do that. Null where nothing is.
 */
export function excessiveDeflection(model: BeamModel, sets: readonly SolvedSet[]): number | null {
  const { nodes, elements } = model;
  const length = elements.at(-1)!.x1;
  let leastEI = Infinity;
  for (const { EI } of elements) leastEI = Math.min(leastEI, EI);
  let flexibility = length ** 3 / leastEI;
  for (const { holdY, holdR } of nodes) flexibility += (holdY ?? 0) + (holdR ?? 0) * length ** 2;
  for (const { actions, set } of sets) {
    const most = (loadOf(actions, length) * flexibility + settlementOf(actions, length)) / PIVOT;
    for (const { x, value } of [set.deflection.min, set.deflection.max]) if (Math.abs(value) > most) return x;
  }
  return null;
}

/** A sum of all loads across the beam, as a force. */
function loadOf({ points, spreads }: SetActions, length: number): number {
  let sum = 0;
  for (const { fy, m } of points) sum += Math.abs(fy) + Math.abs(m) / length;
  for (const { x0, x1, py, q0, q1, q2 } of spreads) {
    const h = x1 - x0;
    sum += Math.abs(py) * bound([q0, q1, q2], h) * h;
  }
  return sum;
}

function settlementOf({ settlements }: SetActions, length: number): number {
  let sum = 0;
  for (const { y, r } of settlements) sum += bound([y, r], length);
  return sum;
}
