import type { Diagram } from '@eecs/solver-core';

/** Returns whether two diagrams are equal, number by number: then their drawings are equal too. */
export function isSameDiagram(a: Diagram, b: Diagram): boolean {
  if (a === b) return true;
  return (
    a.segments.length === b.segments.length &&
    a.segments.every(({ x0, x1, c }, at) => {
      const other = b.segments[at];
      return other !== undefined && x0 === other.x0 && x1 === other.x1 && areEqual(c, other.c);
    }) &&
    areEqual(a.zeros, b.zeros) &&
    a.jumps.length === b.jumps.length &&
    a.jumps.every(({ x, left, right }, at) => {
      const other = b.jumps[at];
      return other !== undefined && x === other.x && left === other.left && right === other.right;
    })
  );
}

function areEqual(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}
