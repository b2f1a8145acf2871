import type { BeamCase } from '@eecs/solver-core';
import type { Saying } from './saying.ts';

/** The capacities of a document's lists. */
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
  // A support replaces an existing one at its place.
  const places = new Set(supports.map(({ x }) => x));
  for (const saying of sayings) {
    if (saying.kind === 'support') for (const x of saying.places) places.add(x);
    if (saying.kind === 'spring') places.add(saying.x);
  }
  return places.size > limits.supports ? limits.supports : null;
}
