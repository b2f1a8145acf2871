import type { FrameReaction } from '@eecs/solver-core/frame';
import { LEAD_PX, type DrawnNode, drawArrow, drawTurn } from '@eecs/ui-kit/layout';
import type { BoardPoint } from '@eecs/ui-kit/editor';
import { coverLine } from './drawLoads.ts';
import { writeOrigin } from '../state/origin.ts';
import { SUPPORT_PX } from './drawSupports.ts';
import { type BoardSize, rimOf } from './projection.ts';
import { type Layer, type SchemeTexts, type Wish, path, placeBeside } from './scheme.ts';

/** Length of an arrow, px, and the least one on a low board. */
const ARROW_PX = { usual: 34, least: 16 };
/** Distance of a vertical arrow from its joint, px. */
const UNDER_PX = SUPPORT_PX + 6;
const TURN_PX = 20;
/** Space between an arrow and the edge of the board, px. */
const RIM_PX = 4;
/** A reaction below this share of the largest is a rounding error. */
const DUST = 1e-9;

/**
 * Draws the reactions of the supports: forces along the global axes, moments as curved arrows; arrows are shorter on a
 * board whose margin below the frame is low.
 */
export function drawReactions(
  reactions: readonly FrameReaction[],
  points: readonly BoardPoint[],
  { size, texts }: { readonly size: BoardSize; readonly texts: SchemeTexts },
): Layer {
  const margin = rimOf(size).y - UNDER_PX - RIM_PX;
  const arrow = Math.max(ARROW_PX.least, Math.min(ARROW_PX.usual, margin));
  const force = Math.max(0, ...reactions.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  const turn = Math.max(0, ...reactions.map(({ moment }) => Math.abs(moment)));
  const nodes: DrawnNode[] = [];
  const wishes: Wish[] = [];
  const obstacles: Layer['obstacles'][number][] = [];
  for (const { joint, x, y, moment } of reactions) {
    const point = points[joint];
    if (point === undefined) continue;
    for (const [axis, value] of [
      ['x', x],
      ['y', y],
    ] as const) {
      if (Math.abs(value) <= DUST * force) continue;
      const way = axis === 'x' ? { x: Math.sign(value), y: 0 } : { x: 0, y: -Math.sign(value) };
      // A vertical force is below the support, a horizontal one next to it.
      const gap = axis === 'y' ? UNDER_PX : 14;
      const near = axis === 'y' ? { x: 0, y: 1 } : { x: -way.x, y: 0 };
      const end = { x: point.x + near.x * gap, y: point.y + near.y * gap };
      const far = { x: end.x + near.x * arrow, y: end.y + near.y * arrow };
      const isInto = way.x * near.x + way.y * near.y < 0;
      nodes.push(
        path(`reaction-${joint}-${axis}`, 'reaction', isInto ? drawArrow(far, end) : drawArrow(end, far)),
      );
      obstacles.push(...coverLine(end, far, 4));
      const text = texts.force(Math.abs(value));
      const beside = (by: BoardPoint, gap = 5): BoardPoint => placeBeside(far, by, { text, gap });
      const half = { x: (end.x + far.x) / 2, y: (end.y + far.y) / 2 };
      wishes.push({
        key: `reaction-${joint}-${axis}-value`,
        text,
        role: 'reaction',
        anchor: { ...half, mostPx: LEAD_PX.usual },
        explains: writeOrigin({ kind: 'reaction', joint }),
        priority: 2.5,
        places:
          axis === 'y'
            ? [
                placeBeside({ x: far.x, y: far.y - 8 }, { x: 1, y: 0 }, { text, gap: 6 }),
                placeBeside({ x: far.x, y: far.y - 8 }, { x: -1, y: 0 }, { text, gap: 6 }),
                beside({ x: 0, y: 1 }),
                ...[-1, 1].map((side) => placeBeside(end, { x: side, y: 0 }, { text, gap: 6 })),
              ]
            : [
                beside(near),
                ...[-1, 1].flatMap((side) => {
                  const level = placeBeside(half, { x: 0, y: side }, { text, gap: 6 });
                  return [level, { ...level, x: placeBeside(end, near, { text, gap: 2 }).x }];
                }),
              ],
      });
    }
    if (Math.abs(moment) <= DUST * turn || moment === 0) continue;
    const [from, to] = moment < 0 ? [150, 30] : [30, 150];
    nodes.push(
      path(
        `reaction-${joint}-m`,
        'reaction',
        drawTurn(point, { radius: TURN_PX, from: from - 180, to: to - 180, size: 1 }),
      ),
    );
    obstacles.push({
      x0: point.x - TURN_PX - RIM_PX,
      y0: point.y + TURN_PX / 3,
      x1: point.x + TURN_PX + RIM_PX,
      y1: point.y + TURN_PX + RIM_PX,
    });
    const text = texts.moment(Math.abs(moment));
    const beside = (x: -1 | 1, down: number): BoardPoint =>
      placeBeside({ x: point.x, y: point.y + down }, { x, y: 0 }, { text, gap: TURN_PX + 5 });
    wishes.push({
      key: `reaction-${joint}-m-value`,
      text,
      role: 'reaction',
      anchor: { x: point.x, y: point.y + TURN_PX, mostPx: LEAD_PX.usual },
      explains: writeOrigin({ kind: 'reaction', joint }),
      priority: 2.4,
      places: [beside(1, 16), beside(-1, 16), beside(1, 30), beside(-1, 30)],
    });
  }
  return { nodes, wishes, obstacles };
}
