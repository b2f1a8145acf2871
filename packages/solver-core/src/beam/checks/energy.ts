import { integrateProduct } from '../../linalg/polynomialProduct.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import { largest } from '../../diagrams/largest.ts';
import { imposedDisplacement } from '../../member/loads/actions.ts';
import { DIRECTION_TERMS } from '../../member/loads/directionTerms.ts';
import type { DirectionTerms } from '../../member/loads/directionTerms.ts';
import { loadSizes } from '../../member/loads/loadSizes.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { MemberModel } from '../../member/model.ts';
import { overlapsOf } from '../../diagrams/overlaps.ts';
import type { SolvedSet } from '../results/solvedCase.ts';

/**
 * Computes the difference between the work of the loads and of the reactions on their settlements and the strain energy
 * of the beam and its springs. It is relative to the largest part, or to half of the work that each kind of load would
 * do at its largest displacement, because a large couple where the beam hardly rotates leaves rounding errors of that
 * size.
 *
 * Valid for linear, slow loading: each load does half of force times displacement. Source: THEORY.md, "Checks" (B. P.
 * E. Clapeyron's theorem).
 */
export function energyResidual(model: MemberModel, solved: SolvedSet): number {
  const strain = strainEnergy(model, solved);
  const work = externalWork(solved);
  const { along, across, moment } = loadSizes(solved.actions);
  const { u, deflection, slope } = solved.set;
  const most = Math.max(along * largest(u), across * largest(deflection), moment * largest(slope)) / 2;
  const size = [...strain, ...work].reduce((top, part) => Math.max(top, Math.abs(part)), most);
  if (size === 0) return 0;
  const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
  return Math.abs(total(strain) - total(work)) / size;
}

function strainEnergy({ nodes, elements }: MemberModel, { set }: SolvedSet): number[] {
  const stretches = (stiffness: 'EI' | 'EA' | 'GA') =>
    elements.map((element) => ({ x0: element.x0, x1: element.x1, c: [1 / element[stiffness]] }));
  const ofForce = (diagram: Diagram, stiffness: 'EI' | 'EA' | 'GA') =>
    overlapsOf(diagram.segments, stretches(stiffness)).reduce(
      (sum, { x0, x1, a, b }) => sum + (integrateProduct(a, a, x1 - x0) * b[0]!) / 2,
      0,
    );
  const bearings = new Map(nodes.map((node) => [node.support, node]));
  const springs = set.R.map((forces) => {
    const node = bearings.get(forces.support)!;
    const square = (sum: number, { hold, reaction }: DirectionTerms) =>
      sum + (node[hold] ?? 0) * forces[reaction] ** 2;
    return DIRECTION_TERMS.reduce(square, 0) / 2;
  });
  return [ofForce(set.M, 'EI'), ofForce(set.N, 'EA'), ofForce(set.Q, 'GA'), ...springs];
}

function externalWork({ actions, set }: SolvedSet): number[] {
  const parts: number[] = [];
  for (const { x, fx, fy, m } of actions.points) {
    parts.push((fx * valueAt(set.u, x)) / 2, (fy * valueAt(set.deflection, x)) / 2);
    parts.push((m * valueAt(set.slope, x)) / 2);
  }
  for (const { x0, x1, px, py, q0, q1, q2 } of actions.spreads) {
    const load = [{ x0, x1, c: [q0, q1, q2] }];
    const over = (diagram: Diagram) =>
      overlapsOf(load, diagram.segments).reduce(
        (sum, piece) => sum + integrateProduct(piece.a, piece.b, piece.x1 - piece.x0),
        0,
      );
    if (px !== 0) parts.push((px * over(set.u)) / 2);
    if (py !== 0) parts.push((py * over(set.deflection)) / 2);
  }
  for (const forces of set.R) {
    for (const { direction, reaction } of DIRECTION_TERMS)
      parts.push((forces[reaction] * imposedDisplacement(actions, forces.support, direction)) / 2);
  }
  return parts;
}
