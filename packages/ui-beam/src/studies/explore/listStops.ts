import type { Diagram } from '@eecs/solver-core';
import { listKeyPoints } from '@eecs/ui-kit';

/** Relative to the length: the same place found in two diagrams by two polynomials. */
const SAME_STOP = 1e-9;

/** Lists the places where one of the diagrams has a number worth printing, ascending, each once. */
export function listStops(diagrams: readonly Diagram[]): number[] {
  const places = diagrams
    .flatMap((diagram) => listKeyPoints(diagram).map(({ x }) => x))
    .sort((a, b) => a - b);
  const noise = SAME_STOP * Math.max(0, ...diagrams.map(({ segments }) => segments.at(-1)?.x1 ?? 0));
  return places.filter((x, at) => at === 0 || x - (places[at - 1] ?? x) > noise);
}

/** Returns the nearest of ascending stops when it is no farther than `reach`, else the place itself. */
export function snapTo(stops: readonly number[], x: number, reach: number): number {
  const nearest = stops.reduce(
    (best, stop) => (Math.abs(stop - x) < Math.abs(best - x) ? stop : best),
    Infinity,
  );
  return Math.abs(nearest - x) <= reach ? nearest : x;
}
