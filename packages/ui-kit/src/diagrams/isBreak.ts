import type { Diagram } from '@eecs/solver-core';

/**
 * Returns whether a place is one where a piece of the diagram begins or ends: a place of the document, not a found one.
 */
export function isBreak(x: number, { segments }: Pick<Diagram, 'segments'>): boolean {
  return segments.some(({ x0, x1 }) => x0 === x || x1 === x);
}
