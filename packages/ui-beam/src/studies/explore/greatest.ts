import type { Diagram } from '@eecs/solver-core';

/** Finds the greatest magnitude of diagrams; 0 if there are none. */
export function findSize(diagrams: readonly Diagram[]): number {
  return Math.max(0, ...diagrams.map(({ min, max }) => Math.max(Math.abs(min.value), Math.abs(max.value))));
}

/** Finds the greatest absolute value of a diagram; the left end if it is zero everywhere. */
export function findGreatest(diagram: Diagram | undefined): number {
  if (diagram === undefined) return 0;
  const { min, max } = diagram;
  return Math.abs(min.value) > Math.abs(max.value) ? min.x : max.x;
}

/** Finds the greatest and the least value of diagrams. Requires at least one. */
export function findGoverning(diagrams: readonly Diagram[]): { readonly max: number; readonly min: number } {
  return {
    max: Math.max(...diagrams.map(({ max }) => max.value)),
    min: Math.min(...diagrams.map(({ min }) => min.value)),
  };
}
