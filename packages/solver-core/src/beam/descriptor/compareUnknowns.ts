import { LEAST_SIZE } from '../../linalg/tolerance.ts';
import { largest } from '../../diagrams/largest.ts';
import { loadSizes } from '../../member/loads/loadSizes.ts';
import type { MemberModel } from '../../member/model.ts';
import type { SolvedSet } from '../results/solvedCase.ts';
import type { DescriptorUnknown } from './descriptor.ts';

/**
 * Computes the largest difference between two solutions of the same unknowns, each relative to its size. A difference
 * counts as 1 if its size is zero.
 */
export function compareUnknowns(of: {
  found: ArrayLike<number>;
  expected: readonly number[];
  sizes: readonly number[];
}): number {
  return of.expected.reduce((worst, expected, i) => {
    const difference = Math.abs(of.found[i]! - expected);
    if (difference === 0) return worst;
    const size = of.sizes[i]!;
    return Math.max(worst, size === 0 ? 1 : difference / size);
  }, 0);
}

/**
 * Returns the size of each unknown: the largest value of its kind in the results.
 *
 * Moments and forces, and deflections and slopes, share a size through the length of the beam, because rounding in one
 * appears in the other. No size is below LEAST_SIZE of the size that the other kind, or all loads if none cancelled
 * another, would cause.
 */
export function sizesOf(
  unknowns: readonly DescriptorUnknown[],
  { model, set }: { model: MemberModel; set: SolvedSet },
): number[] {
  const scales = scalesOf(model, set);
  return unknowns.map((unknown) => scales[scaleOf(unknown)]);
}

function scalesOf({ elements }: MemberModel, { set, actions }: SolvedSet) {
  const length = elements.at(-1)!.x1;
  const { N, Q, M, u, deflection, slope, R } = set;
  let force = Math.max(largest(N), largest(Q));
  let moment = largest(M);
  for (const reaction of R) {
    force = Math.max(force, Math.abs(reaction.axial), Math.abs(reaction.normal));
    moment = Math.max(moment, Math.abs(reaction.moment));
  }
  const loads = loadSizes(actions);
  const assumed = Math.max(force, moment / length);
  // Loads that cancel leave rounding errors in every unknown.
  const acting = LEAST_SIZE * Math.max(assumed, loads.along, loads.across + loads.moment / length);
  const moved = Math.max(largest(deflection), largest(slope) * length);
  const [EI, EA] = [elements[0]!.EI, elements[0]!.EA];
  const bent = Math.max(moved, (acting * length ** 3) / EI);
  const stretched = (acting * length) / EA;
  const borne = Math.max(assumed, acting, (LEAST_SIZE * moved * EI) / length ** 3);
  return {
    force: borne,
    moment: borne * length,
    deflection: bent,
    slope: bent / length,
    displacement: Math.max(largest(u), stretched),
  };
}

function scaleOf({ kind, direction }: DescriptorUnknown): keyof ReturnType<typeof scalesOf> {
  switch (kind) {
    case 'reaction':
      return direction === 'r' ? 'moment' : 'force';
    case 'hingeForce':
    case 'shearForce':
    case 'axialForce':
      return 'force';
    default:
      return kind;
  }
}
