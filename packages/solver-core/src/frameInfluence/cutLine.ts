import type { Diagram } from '../diagrams/diagram.ts';
import { mirrorSegments } from '../diagrams/mirrorSegments.ts';
import { toDiagram } from '../diagrams/toDiagram.ts';
import type { ChainSpan } from './layChain.ts';

/** Returns the part of an influence line on a member of the chain, by the distance from joint i of the member. */
export function cutLine({ segments }: Diagram, { x0, x1, isReversed }: ChainSpan): Diagram {
  const length = x1 - x0;
  const own = segments
    .filter((segment) => (segment.x0 + segment.x1) / 2 > x0 && (segment.x0 + segment.x1) / 2 < x1)
    .map((segment) => ({
      x0: segment.x0 - x0,
      x1: segment.x1 === x1 ? length : segment.x1 - x0,
      c: segment.c,
    }));
  return toDiagram(isReversed ? mirrorSegments(own) : own);
}
