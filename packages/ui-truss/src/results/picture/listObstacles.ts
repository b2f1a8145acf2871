import type { TrussCase } from '@eecs/solver-core/truss';
import type { LabelBox } from '@eecs/ui-kit';
import type { Point } from '../../camera/camera.ts';
import { alongSegment } from '../../scheme/alongSegment.ts';
import type { AnchorMark } from '../../scheme/drawAnchors.ts';
import { coverAnchors, coverRods } from '../../scheme/obstacles.ts';
import type { DrawnReaction } from './drawReactions.ts';

/** Obstacles that values keep off. */
export interface DrawnThings {
  readonly anchors: readonly AnchorMark[];
  readonly reactions: readonly DrawnReaction[];
  /** Rods of a truss with more of them are no obstacles: nothing would be free. */
  readonly most: number;
}

/** Lists the boxes that values keep off: supports, arrows of reactions, rods. */
export function listObstacles(
  { links }: TrussCase,
  points: readonly Point[],
  { anchors, reactions, most }: DrawnThings,
): LabelBox[] {
  return [
    ...coverAnchors(anchors),
    ...reactions.flatMap(({ from, to }) => alongSegment(from, to)),
    ...(links.length <= most ? coverRods(links, [points]) : []),
  ];
}
