import type { Diagram } from '@eecs/solver-core';

/**
 * Returns whether a piece of the diagram begins or ends at a place: such a place comes from the document, it was not
 * computed.
 */
export function isBreak(x: number, { segments }: Pick<Diagram, 'segments'>): boolean {
  return segments.some(({ x0, x1 }) => x0 === x || x1 === x);
}
