import { type Diagram, evaluate } from '@eecs/solver-core';

/** Relative to the length: the tolerance of a place that was computed from another diagram's polynomial. */
const SAME_PLACE = 1e-9;

/** Reads a diagram at x from its polynomials, on both sides: the values differ only at a jump. */
export function readDiagram(
  { segments, jumps }: Pick<Diagram, 'segments' | 'jumps'>,
  x: number,
): { readonly left: number; readonly right: number } {
  const noise = SAME_PLACE * (segments.at(-1)?.x1 ?? 0);
  const jump = jumps.find((candidate) => Math.abs(candidate.x - x) <= noise);
  if (jump !== undefined) return { left: jump.left, right: jump.right };
  const segment = segments.find(({ x0, x1 }) => x0 <= x && x <= x1);
  const value = segment === undefined ? 0 : evaluate(segment.c, x - segment.x0);
  return { left: value, right: value };
}
