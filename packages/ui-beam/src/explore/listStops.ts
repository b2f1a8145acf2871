import type { Diagram } from '@eecs/solver-core';
import { listKeyPoints } from '@eecs/ui-kit';

/** Lists the places where one of the diagrams has a number worth printing, ascending, each once. */
export function listStops(diagrams: readonly Diagram[]): number[] {
  const places = new Set(diagrams.flatMap((diagram) => listKeyPoints(diagram).map(({ x }) => x)));
  return [...places].sort((a, b) => a - b);
}

/** Gives the nearest of ascending stops when it is no farther than `reach`, else the place itself. */
export function snapTo(stops: readonly number[], x: number, reach: number): number {
  const nearest = stops.reduce(
    (best, stop) => (Math.abs(stop - x) < Math.abs(best - x) ? stop : best),
    Infinity,
  );
  return Math.abs(nearest - x) <= reach ? nearest : x;
}
