import type { BeamSet, IncludePart, SolveOptions } from './answer.ts';

/** If the M diagram has more segments than this, only the named parts are computed. */
const MAX_SEGMENTS = 60;

/** Returns whether nothing was named and the beam is small enough for every part. */
export function includesAll(sets: readonly Pick<BeamSet, 'M'>[], { include }: SolveOptions): boolean {
  return include === undefined && sets.every(({ M }) => M.segments.length <= MAX_SEGMENTS);
}

/** Returns whether a part is computed: it was named, or all of them are. */
export function includesPart(
  part: IncludePart,
  sets: readonly Pick<BeamSet, 'M'>[],
  options: SolveOptions,
): boolean {
  return includesAll(sets, options) || options.include?.includes(part) === true;
}
