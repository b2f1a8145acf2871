import type { Diagram } from '../answer.ts';
import type { SolvedSet } from '../solvedCase.ts';
import type { DescriptorUnknown } from './descriptor.ts';

/**
 * Computes the largest difference between two solutions of the same unknowns, each relative to its size. A difference
 * where nothing has a size counts as 1.
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
 * Returns the size of each unknown: the largest value of its kind in the answer.
 *
 * Moments and forces, and deflections and slopes, lend each other their size by the length of the beam: rounding
 * in one is seen in the other.
 */
export function sizesOf(
  unknowns: readonly DescriptorUnknown[],
  { solved, length }: { solved: SolvedSet; length: number },
): number[] {
  const scales = scalesOf(solved, length);
  return unknowns.map((unknown) => scales[scaleOf(unknown)]);
}

function scalesOf({ set }: SolvedSet, length: number) {
  const { N, Q, M, u, deflection, slope, R } = set;
  const reactions = R.flatMap(({ axial, normal }) => [Math.abs(axial), Math.abs(normal)]);
  const force = Math.max(largest(N), largest(Q), ...reactions);
  const moment = Math.max(largest(M), ...R.map(({ moment: value }) => Math.abs(value)));
  return {
    force: Math.max(force, moment / length),
    moment: Math.max(moment, force * length),
    deflection: Math.max(largest(deflection), largest(slope) * length),
    slope: Math.max(largest(slope), largest(deflection) / length),
    displacement: largest(u),
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

/** The largest absolute value of a diagram. */
export function largest({ min, max }: Diagram): number {
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}
