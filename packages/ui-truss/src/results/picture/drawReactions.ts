import type { TrussSet } from '@eecs/solver-core/truss';
import { LEAD_PX, drawArrow, type DrawnNode, getTakenWidth, type LabelWish } from '@eecs/ui-kit/layout';
import { type Camera, type Point, projectWay } from '../../camera/camera.ts';
import { ANCHOR_PX, getAnchorWay } from '../../scheme/drawAnchors.ts';

const ARROW_PX = 38;
/** The least length of an arrow near the edge of the drawing, px. */
const SHORTEST_PX = 14;
const RIM_PX = 3;

/** A drawn reaction, with the label request for its value. */
export interface DrawnReaction {
  readonly node: DrawnNode;
  readonly wish: Omit<LabelWish, 'priority'>;
  readonly from: Point;
  readonly to: Point;
  /** Its size relative to the greatest one, 0 to 1. */
  readonly share: number;
}

/** Draws an arrow for each restrained direction with a reaction, pointing to its joint from outside. */
export function drawReactions(
  set: TrussSet,
  points: readonly Point[],
  { camera, force }: { readonly camera: Camera; readonly force: (value: number) => string },
  anchors: readonly { readonly joint: number; readonly turn: number }[],
): DrawnReaction[] {
  const greatest = set.R.reduce(
    (most, { x, y, z }) => Math.max(most, Math.abs(x), Math.abs(y), Math.abs(z)),
    0,
  );
  const below = new Map(anchors.map(({ joint, turn }) => [joint, getAnchorWay(turn)]));
  return set.R.flatMap(({ joint, ...parts }) =>
    (['x', 'y', 'z'] as const).flatMap((axis): DrawnReaction[] => {
      const value = parts[axis];
      const at = points[joint];
      // A value that is only rounding is no reaction.
      if (at === undefined || Math.abs(value) <= 1e-9 * greatest) return [];
      const way = projectWay(
        { basis: camera.basis, scale: 1 },
        { x: 0, y: 0, z: 0, [axis]: Math.sign(value) },
      );
      const size = Math.hypot(way.x, way.y);
      if (size < 0.05) return [];
      const unit = { x: way.x / size, y: way.y / size };
      const ground = below.get(joint) ?? { x: 0, y: 1 };
      const isUnder = Math.abs(ground.x * unit.x + ground.y * unit.y) > 0.7;
      // An arrow along the direction of its support starts beyond the glyph; an arrow across it is beside the joint.
      const side = isUnder && ground.x * unit.x + ground.y * unit.y > 0 ? 1 : -1;
      const gap = isUnder ? ANCHOR_PX + 4 : 12;
      const near = { x: at.x + unit.x * gap * side, y: at.y + unit.y * gap * side };
      const length = chooseLength(near, { x: unit.x * side, y: unit.y * side }, camera);
      const far = { x: near.x + unit.x * length * side, y: near.y + unit.y * length * side };
      const [tail, tip] = side < 0 ? [far, near] : [near, far];
      const key = `R-${joint}-${axis}`;
      const text = force(Math.abs(value));
      const room = getTakenWidth(text) / 2 + RIM_PX;
      const middle = Math.min(Math.max((near.x + far.x) / 2, room), camera.width - room);
      return [
        {
          node: {
            key,
            tag: 'path',
            attributes: { 'data-role': 'reaction', d: drawArrow(tail, tip) },
          },
          wish: {
            key: `value-${key}`,
            text,
            role: 'load',
            anchor: { x: (near.x + far.x) / 2, y: (near.y + far.y) / 2, mostPx: LEAD_PX.usual },
            places: [
              { x: far.x, y: far.y + (far.y >= near.y ? 14 : -5) },
              { x: far.x + 34, y: far.y + 4 },
              { x: far.x - 34, y: far.y + 4 },
              { x: near.x + 36, y: near.y + 10 },
              { x: near.x - 36, y: near.y + 10 },
              { x: middle, y: Math.min(near.y, far.y) - 7 },
              { x: middle, y: Math.max(near.y, far.y) + 16 },
            ],
          },
          from: tail,
          to: tip,
          share: Math.abs(value) / greatest,
        },
      ];
    }),
  );
}

/** Returns the greatest length of an arrow from a point along a unit vector, px: up to the edge of the drawing. */
function chooseLength(from: Point, way: Point, { width, height }: Pick<Camera, 'width' | 'height'>): number {
  const along = (at: number, step: number, size: number): number =>
    step === 0 ? Infinity : ((step > 0 ? size - RIM_PX : RIM_PX) - at) / step;
  const room = Math.min(along(from.x, way.x, width), along(from.y, way.y, height));
  return Math.max(SHORTEST_PX, Math.min(ARROW_PX, room));
}
