import type { FrameReaction } from '@eecs/solver-core/frame';
import { type DrawnNode, drawArrow, drawTurn } from '@eecs/ui-kit/layout';
import type { BoardPoint } from '@eecs/ui-kit/editor';
import { coverLine } from './drawLoads.ts';
import { SUPPORT_PX } from './drawSupports.ts';
import { type Layer, type SchemeTexts, type Wish, path } from './scheme.ts';

const ARROW_PX = 34;
const TURN_PX = 20;
/** A reaction below this part of the largest is dust of rounding. */
const DUST = 1e-9;

/** Draws the reactions of the supports: forces along the global axes, moments as turns. */
export function drawReactions(
  reactions: readonly FrameReaction[],
  points: readonly BoardPoint[],
  texts: SchemeTexts,
): Layer {
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
      // An upright force stands below the support, a level one beside it.
      const gap = axis === 'y' ? SUPPORT_PX + 6 : 14;
      const near = axis === 'y' ? { x: 0, y: 1 } : { x: -way.x, y: 0 };
      const end = { x: point.x + near.x * gap, y: point.y + near.y * gap };
      const far = { x: end.x + near.x * ARROW_PX, y: end.y + near.y * ARROW_PX };
      const isInto = way.x * near.x + way.y * near.y < 0;
      nodes.push(
        path(`reaction-${joint}-${axis}`, 'reaction', isInto ? drawArrow(far, end) : drawArrow(end, far)),
      );
      obstacles.push(...coverLine(end, far, 4));
      wishes.push({
        key: `reaction-${joint}-${axis}-value`,
        text: texts.force(Math.abs(value)),
        role: 'reaction',
        priority: 2.5,
        places:
          axis === 'y'
            ? [
                { x: far.x, y: far.y + 14 },
                { x: far.x + 34, y: far.y - 6 },
                { x: far.x - 34, y: far.y - 6 },
              ]
            : [
                { x: far.x + near.x * 14, y: far.y - 8 },
                { x: far.x, y: far.y + 16 },
                { x: far.x + near.x * 34, y: far.y + 4 },
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
    wishes.push({
      key: `reaction-${joint}-m-value`,
      text: texts.moment(Math.abs(moment)),
      role: 'reaction',
      priority: 2.4,
      places: [
        { x: point.x + TURN_PX + 36, y: point.y + 16 },
        { x: point.x - TURN_PX - 36, y: point.y + 16 },
        { x: point.x + TURN_PX + 36, y: point.y + 30 },
      ],
    });
  }
  return { nodes, wishes, obstacles };
}
