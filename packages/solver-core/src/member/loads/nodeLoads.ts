import type { LineLoad } from './pieces.ts';

/** Returns the force applied to node i itself, which no element carries. */
export function forceOnNode({ force, firstPiece }: LineLoad, i: number): number {
  return force[firstPiece[i]!]!;
}

/** Returns the moment applied to node i itself. */
export function momentOnNode({ moment, firstPiece }: LineLoad, i: number): number {
  return moment[firstPiece[i]!]!;
}
