import { toDiagram } from '../../diagrams/toDiagram.ts';
import { type Segments, clipSegments } from '../../sizing/sources.ts';
import type { MemberForces, MemberRange } from './memberRange.ts';

/** Finds the value of greatest magnitude along pieces, with its place. */
export function greatestOf(pieces: Segments): { readonly x: number; readonly value: number } {
  const { min, max } = toDiagram(pieces);
  return -min.value > max.value ? min : max;
}

/** Cuts the forces along a beam at the ends of a part of it. */
export function clipForces({ N, Q, M }: MemberForces, part: Pick<MemberRange, 'x0' | 'x1'>): MemberForces {
  return { N: clipSegments(N, part), Q: clipSegments(Q, part), M: clipSegments(M, part) };
}
