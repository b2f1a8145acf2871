import { LEAST_SIZE } from '../../linalg/tolerance.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import { largest } from '../../diagrams/largest.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { MemberModel } from '../../member/model.ts';
import { loadSizes } from '../../member/loads/loadSizes.ts';
import type { SolvedSet } from '../results/solvedCase.ts';

/**
 * Computes the largest jump of u, of the deflection, and of the slope away from hinges, each relative to its diagram.
 * Deflections and slopes come from one solution and share a scale through the length of the beam. So the rounding error
 * of a slope does not count if a settlement moves the whole beam, nor that of loads that cancel.
 */
export function continuityResidual(
  { nodes, elements }: MemberModel,
  { actions, set: { u, deflection, slope } }: SolvedSet,
): number {
  const cuts = new Set(nodes.flatMap(({ x, isCut }) => (isCut ? [x] : [])));
  const length = nodes.at(-1)!.x;
  const { along, across, moment } = loadSizes(actions);
  const { EI, EA } = elements[0]!;
  const bent = (LEAST_SIZE * (across * length + moment) * length) / EI;
  const turn = Math.max(largest(slope), largest(deflection) / length, bent);
  return Math.max(
    jumpResidual(u, Math.max(largest(u), (LEAST_SIZE * along * length) / EA)),
    jumpResidual(deflection, turn * length),
    jumpResidual(slope, turn, cuts),
  );
}

function jumpResidual(diagram: Diagram, scale: number, cuts: ReadonlySet<number> = new Set()): number {
  if (scale === 0) return 0;
  return diagram.segments.reduce((worst, { x1 }, i) => {
    if (i === diagram.segments.length - 1 || cuts.has(x1)) return worst;
    return Math.max(worst, Math.abs(valueAt(diagram, x1, 'left') - valueAt(diagram, x1, 'right')) / scale);
  }, 0);
}
