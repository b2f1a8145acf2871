import type { BeamSet } from '../answer.ts';
import { valueAt } from '../diagram.ts';
import type { BeamNode } from '../elements.ts';

/** Computes the largest jump of u, of the deflection, and of the slope away from hinges, each relative to its diagram. */
export function continuityResidual(
  nodes: readonly BeamNode[],
  { u, deflection, slope }: Pick<BeamSet, 'u' | 'deflection' | 'slope'>,
): number {
  const cuts = new Set(nodes.flatMap(({ x, isCut }) => (isCut ? [x] : [])));
  return Math.max(jumpResidual(u), jumpResidual(deflection), jumpResidual(slope, cuts));
}

function jumpResidual(diagram: BeamSet['deflection'], cuts: ReadonlySet<number> = new Set()): number {
  const scale = Math.max(Math.abs(diagram.max.value), Math.abs(diagram.min.value));
  if (scale === 0) return 0;
  return diagram.segments.reduce((worst, { x1 }, i) => {
    if (i === diagram.segments.length - 1 || cuts.has(x1)) return worst;
    return Math.max(worst, Math.abs(valueAt(diagram, x1, 'left') - valueAt(diagram, x1, 'right')) / scale);
  }, 0);
}
