import type { BeamSet, IncludePart, SolveOptions } from './answer.ts';

/** If the M diagram has more segments than this, an answer contains only the results that were named. */
const MAX_SEGMENTS = 60;

/** Whether nothing was named and the beam is small enough for every part. */
export function includesAll(sets: readonly Pick<BeamSet, 'M'>[], { include }: SolveOptions): boolean {
  return include === undefined && sets.every(({ M }) => M.segments.length <= MAX_SEGMENTS);
}

/** Whether a part belongs to the answer: it was named, or all of them do. */
export function includesPart(
  part: IncludePart,
  sets: readonly Pick<BeamSet, 'M'>[],
  options: SolveOptions,
): boolean {
  return includesAll(sets, options) || options.include?.includes(part) === true;
}
