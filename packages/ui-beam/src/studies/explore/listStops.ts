import type { Diagram } from '@eecs/solver-core';
import { listKeyPoints } from '@eecs/ui-kit';

/** Relative to the length: tolerance for the same place computed from two diagrams. */
const SAME_STOP = 1e-9;

/** Lists the places where one of the diagrams has a number worth printing, ascending, without duplicates. */
export function listStops(diagrams: readonly Diagram[]): number[] {
  const places = diagrams
    .flatMap((diagram) => listKeyPoints(diagram).map(({ x }) => x))
    .sort((a, b) => a - b);
  const noise = SAME_STOP * Math.max(0, ...diagrams.map(({ segments }) => segments.at(-1)?.x1 ?? 0));
  return places.filter((x, at) => at === 0 || x - (places[at - 1] ?? x) > noise);
}

/** Returns the nearest of ascending stops if it is within `reach`, otherwise the place itself. */
export function snapTo(stops: readonly number[], x: number, reach: number): number {
  const nearest = stops.reduce(
    (best, stop) => (Math.abs(stop - x) < Math.abs(best - x) ? stop : best),
    Infinity,
  );
  return Math.abs(nearest - x) <= reach ? nearest : x;
}
