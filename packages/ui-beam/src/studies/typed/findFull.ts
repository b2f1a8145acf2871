import type { BeamCase } from '@eecs/solver-core';
import type { Saying } from './saying.ts';

/** How much lists of a document may hold. */
export interface ListLimits {
  readonly loads: number;
  readonly supports: number;
}

/** Says how much a list holds that what a line says would make too long; null where all has room. */
export function findFull(
  { loads, supports }: Pick<BeamCase, 'loads' | 'supports'>,
  sayings: readonly Saying[],
  limits: ListLimits,
): number | null {
  const added = sayings.filter(({ kind }) => kind === 'point' || kind === 'spread').length;
  if (loads.length + added > limits.loads) return limits.loads;
  // A support takes the place of one that stands there.
  const places = new Set(supports.map(({ x }) => x));
  for (const saying of sayings) {
    if (saying.kind === 'support') for (const x of saying.places) places.add(x);
    if (saying.kind === 'spring') places.add(saying.x);
  }
  return places.size > limits.supports ? limits.supports : null;
}
