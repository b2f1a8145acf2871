import { type LabelBox, type LabelWish, px } from '@eecs/ui-kit/layout';
import { type Camera, projectWay } from '../camera/camera.ts';
import { AXES } from '../editing/place.ts';
import { alongSegment } from './alongSegment.ts';
import type { LinesNode } from './linesNode.ts';

/**
 * The axes of a drawing in space, in the lower left corner beside the tools, px: origin, length, and distance of
 * letters.
 */
const TRIAD_PX = { x: 88, y: 40, axis: 24, letter: 9 };
/** An axis that appears shorter than this fraction of its length is a dot without a letter. */
const SHORTEST = 0.15;

/** Draws the directions of x, y and z in a corner of a drawing in space. */
export function drawTriad({ basis, height }: Pick<Camera, 'basis' | 'height'>): {
  readonly node: LinesNode;
  readonly wishes: LabelWish[];
  readonly obstacles: readonly LabelBox[];
} {
  const from = { x: TRIAD_PX.x, y: height - TRIAD_PX.y };
  const axes = AXES.flatMap((axis) => {
    const way = projectWay({ basis, scale: 1 }, { x: 0, y: 0, z: 0, [axis]: 1 });
    return Math.hypot(way.x, way.y) < SHORTEST ? [] : [{ axis, way }];
  });
  const ends = axes.map(({ way }) => ({
    x: from.x + way.x * TRIAD_PX.axis,
    y: from.y + way.y * TRIAD_PX.axis,
  }));
  const d = ends.map(({ x, y }) => `M${px(from.x)} ${px(from.y)}L${px(x)} ${px(y)}`).join('');
  return {
    obstacles: ends.flatMap((to) => alongSegment(from, to, 1)),
    node: { key: 'triad', tag: 'path', attributes: { 'data-role': 'dimension', d } },
    wishes: axes.map(({ axis, way }): LabelWish => {
      const size = Math.hypot(way.x, way.y);
      const away = TRIAD_PX.axis + TRIAD_PX.letter / size;
      return {
        key: `axis-${axis}`,
        text: axis,
        role: 'dimension',
        priority: 4,
        places: [{ x: from.x + way.x * away, y: from.y + way.y * away + 4 }],
      };
    }),
  };
}
