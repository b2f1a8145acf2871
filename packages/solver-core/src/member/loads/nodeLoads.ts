import type { LineLoad } from './pieces.ts';

/** Returns the force right on node i: it acts on the node, no element carries it. */
export function forceOnNode({ force, firstPiece }: LineLoad, i: number): number {
  return force[firstPiece[i]!]!;
}

/** Returns the moment right on node i. */
export function momentOnNode({ moment, firstPiece }: LineLoad, i: number): number {
  return moment[firstPiece[i]!]!;
}
