import type { TrussCase } from '@eecs/solver-core/truss';
import type { Point } from '../camera/camera.ts';
import { alongSegment } from '../scheme/alongSegment.ts';
import { getAnchorWay } from '../scheme/drawAnchors.ts';
import type { DrawnReaction } from './drawReactions.ts';

/** The box of a support: how far its middle is from the joint, and its rims from the middle, px. */
const ANCHOR_PX = { away: 12, half: 13 };

/** What values keep off. */
export interface DrawnThings {
  readonly anchors: readonly (Point & { readonly turn: number })[];
  readonly reactions: readonly DrawnReaction[];
  /** The joints of the deformed shape; none where it is not drawn. */
  readonly shape: readonly Point[];
  /** Rods of a truss with more of them are no obstacles: nothing would be free. */
  readonly most: number;
}

/** Lists the boxes that values keep off: supports, arrows of reactions, rods as they stand and as they deform. */
export function listObstacles(
  { links }: TrussCase,
  points: readonly Point[],
  { anchors, reactions, shape, most }: DrawnThings,
) {
  const boxes = anchors.map(({ x, y, turn }) => {
    const way = getAnchorWay(turn);
    const [cx, cy] = [x + way.x * ANCHOR_PX.away, y + way.y * ANCHOR_PX.away];
    const { half } = ANCHOR_PX;
    return { x0: cx - half, y0: cy - half, x1: cx + half, y1: cy + half };
  });
  for (const { from, to } of reactions) boxes.push(...alongSegment(from, to));
  if (links.length <= most)
    for (const { i, j } of links)
      for (const places of [points, shape]) {
        const [a, b] = [places[i], places[j]];
        if (a !== undefined && b !== undefined) boxes.push(...alongSegment(a, b));
      }
  return boxes;
}
