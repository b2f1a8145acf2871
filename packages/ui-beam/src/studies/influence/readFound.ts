import { type BeamCase, type BeamSet, valueAt } from '@eecs/solver-core';
import { type InfluenceChoice, findSupport } from './influenceChoice.ts';

/** Relative to the greater value: the permitted difference between two ways to compute a number. */
export const AGREES = 1e-6;

/** Reads the quantity of an influence line in a result, on a side of its place. */
export function readFound(
  document: BeamCase,
  choice: InfluenceChoice,
  { set, side }: { readonly set: BeamSet; readonly side: 'left' | 'right' },
): number {
  const { kind, x } = choice;
  if (kind === 'reaction' || kind === 'moment') {
    const support = findSupport(document, choice);
    const bearing = set.R.find((one) => one.support === support);
    return (kind === 'reaction' ? bearing?.normal : bearing?.moment) ?? 0;
  }
  return valueAt(set[kind], x, side);
}

/** Returns the size to which rounding is relative, because a value where a diagram crosses zero would be too small. */
export function scaleOf(set: BeamSet, { kind }: InfluenceChoice): number {
  const { min, max } = set[kind === 'reaction' ? 'Q' : kind === 'moment' ? 'M' : kind];
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}
