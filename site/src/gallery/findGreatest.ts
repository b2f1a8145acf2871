import type { Diagram } from '@eecs/solver-core';

/** Finds the diagram with the largest absolute value; null for an empty list. */
export function findGreatest(diagrams: readonly Diagram[]): Diagram | null {
  const reach = ({ min, max }: Diagram): number => Math.max(-min.value, max.value);
  return diagrams.reduce<Diagram | null>(
    (greatest, diagram) => (greatest === null || reach(diagram) > reach(greatest) ? diagram : greatest),
    null,
  );
}
