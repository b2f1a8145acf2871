import type { Diagram } from '@eecs/solver-core';
import type { KeyPoint } from './keyPoints.ts';

/** Returns on which side of a jump a point of a diagram has its value; undefined if the diagram does not jump. */
export function sideOfJump(
  { kind, x, value }: Pick<KeyPoint, 'x' | 'value'> & Partial<Pick<KeyPoint, 'kind'>>,
  { jumps }: Pick<Diagram, 'jumps'>,
): 'left' | 'right' | undefined {
  if (kind === 'jumpLeft') return 'left';
  if (kind === 'jumpRight') return 'right';
  const jump = jumps.find((candidate) => candidate.x === x);
  if (jump === undefined || jump.left === jump.right) return undefined;
  return Math.abs(value - jump.left) <= Math.abs(value - jump.right) ? 'left' : 'right';
}
