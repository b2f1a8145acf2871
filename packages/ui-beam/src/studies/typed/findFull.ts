import type { BeamCase } from '@eecs/solver-core';
import type { Saying } from './saying.ts';

/** How much lists of a document may hold. */
export interface ListLimits {
  readonly loads: number;
  readonly supports: number;
}

/** Returns the capacity of a list that a typed line would exceed; null if there is room. */
export function findFull(
  { loads, supports }: Pick<BeamCase, 'loads' | 'supports'>,
  sayings: readonly Saying[],
  limits: ListLimits,
): number | null {
  const added = sayings.filter(({ kind }) => kind === 'point' || kind === 'spread').length;
  if (loads.length + added > limits.loads) return limits.loads;
  // A support takes the place of one that is there.
  const places = new Set(supports.map(({ x }) => x));
  for (const saying of sayings) {
    if (saying.kind === 'support') for (const x of saying.places) places.add(x);
    if (saying.kind === 'spring') places.add(saying.x);
  }
  return places.size > limits.supports ? limits.supports : null;
}
