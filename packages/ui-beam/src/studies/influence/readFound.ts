import { type BeamCase, type BeamSet, valueAt } from '@eecs/solver-core';
import { type InfluenceChoice, findSupport } from './influenceChoice.ts';

/** Relative to the greater of both: the difference that two ways to one number may have. */
export const AGREES = 1e-6;

/** Reads in a result what a line is of, on a side of its place. */
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

/** The size of what rounding is relative to: a value where a diagram crosses zero is nothing. */
export function scaleOf(set: BeamSet, { kind }: InfluenceChoice): number {
  const { min, max } = set[kind === 'reaction' ? 'Q' : kind === 'moment' ? 'M' : kind];
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}
