import { bound } from '../../linalg/polynomial.ts';
import { PIVOT } from '../../linalg/tolerance.ts';
import type { SetActions } from '../../member/loads/actions.ts';
import { loadSizes } from '../../member/loads/loadSizes.ts';
import type { MemberModel } from '../../member/model.ts';
import type { SolvedSet } from '../results/solvedCase.ts';

/**
 * Returns where the deflection of a beam exceeds anything that its stiffness, its springs and its settlements can
 * explain: 1/PIVOT times the deflection of the whole length at its least stiffness under the loads. Only lever arms
 * between bearings and hinges that almost coincide cause that. Returns null if there is no such place.
 */
export function excessiveDeflection(model: MemberModel, sets: readonly SolvedSet[]): number | null {
  const { nodes, elements } = model;
  const length = elements.at(-1)!.x1;
  let flexibility = 0;
  for (const { EI, GA } of elements) flexibility = Math.max(flexibility, length ** 3 / EI + length / GA);
  for (const { holdY, holdR } of nodes) flexibility += (holdY ?? 0) + (holdR ?? 0) * length ** 2;
  for (const { actions, set } of sets) {
    const { across, moment } = loadSizes(actions);
    const most = ((across + moment / length) * flexibility + settlementOf(actions, length)) / PIVOT;
    for (const { x, value } of [set.deflection.min, set.deflection.max]) if (Math.abs(value) > most) return x;
  }
  return null;
}

function settlementOf({ settlements }: SetActions, length: number): number {
  let sum = 0;
  for (const { y, r } of settlements) sum += bound([y, r], length);
  return sum;
}
