import type { Diagram } from '@eecs/solver-core';
import { evaluate } from './polynomial.ts';

/** Reads a diagram at x from its polynomials, on both sides: they differ only at a jump. */
export function readDiagram(
  { segments, jumps }: Pick<Diagram, 'segments' | 'jumps'>,
  x: number,
): { readonly left: number; readonly right: number } {
  const jump = jumps.find((candidate) => candidate.x === x);
  if (jump !== undefined) return { left: jump.left, right: jump.right };
  const segment = segments.find(({ x0, x1 }) => x0 <= x && x <= x1);
  const value = segment === undefined ? 0 : evaluate(segment.c, x - segment.x0);
  return { left: value, right: value };
}
