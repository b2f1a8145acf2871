import type { BeamSet } from '../answer.ts';
import type { Diagram } from '../diagrams/diagram.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import type { BeamNode } from '../elements/elements.ts';

/**
 * Computes the largest jump of u, of the deflection, and of the slope away from hinges, each relative to its diagram.
 * Deflections and slopes come from one solution and lend each other their scale by the length of the beam: where a settlement
 * moves all of it, what rounding leaves of a slope is nothing.
 */
export function continuityResidual(
  nodes: readonly BeamNode[],
  { u, deflection, slope }: Pick<BeamSet, 'u' | 'deflection' | 'slope'>,
): number {
  const cuts = new Set(nodes.flatMap(({ x, isCut }) => (isCut ? [x] : [])));
  const length = nodes.at(-1)!.x;
  const turn = Math.max(sizeOf(slope), sizeOf(deflection) / length);
  return Math.max(
    jumpResidual(u, sizeOf(u)),
    jumpResidual(deflection, turn * length),
    jumpResidual(slope, turn, cuts),
  );
}

const sizeOf = ({ min, max }: Diagram): number => Math.max(Math.abs(max.value), Math.abs(min.value));

function jumpResidual(diagram: Diagram, scale: number, cuts: ReadonlySet<number> = new Set()): number {
  if (scale === 0) return 0;
  return diagram.segments.reduce((worst, { x1 }, i) => {
    if (i === diagram.segments.length - 1 || cuts.has(x1)) return worst;
    return Math.max(worst, Math.abs(valueAt(diagram, x1, 'left') - valueAt(diagram, x1, 'right')) / scale);
  }, 0);
}
