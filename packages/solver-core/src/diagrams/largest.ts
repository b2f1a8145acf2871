import type { Diagram } from './diagram.ts';

/** Returns the largest absolute value of a diagram. */
export function largest({ min, max }: Pick<Diagram, 'min' | 'max'>): number {
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}
