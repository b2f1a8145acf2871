import type { TrussSet } from '@eecs/solver-core/truss';
import { LEAD_PX, getTakenWidth, type LabelWish } from '@eecs/ui-kit/layout';
import type { Point } from '../../camera/camera.ts';
import { VALUE_RANKS } from '../values/valueRanks.ts';
import type { DrawnShape } from './drawShape.ts';
import type { ForceOptions } from './forceOptions.ts';
import { MOST_LABELS } from './listValueWishes.ts';

/** Distance between a displaced joint and its value, px. */
const GAP_PX = 6;
/** A displacement below this fraction of the greatest one gets no value. */
const LEAST_PART = 1e-6;

/**
 * Lists the label requests for displacements, the greatest before all others; each label stands near its displaced
 * joint.
 */
export function listShiftWishes(
  { displacement }: TrussSet,
  {
    shape,
    points,
    options: { camera, shift = String, mostLabels = MOST_LABELS },
  }: {
    readonly shape: DrawnShape | null;
    readonly points: readonly Point[];
    readonly options: ForceOptions;
  },
): LabelWish[] {
  const moves = (displacement ?? []).map(({ joint, x, y, z }) => ({ joint, size: Math.hypot(x, y, z) }));
  const greatest = moves.reduce((most, { size }) => Math.max(most, size), 0);
  return moves
    .filter(({ size }) => size > LEAST_PART * greatest)
    .sort((a, b) => b.size - a.size)
    .slice(0, mostLabels)
    .flatMap(({ joint, size }, at): LabelWish[] => {
      const [to, from] = [shape?.points[joint], points[joint]];
      const isSeen =
        to !== undefined && to.x >= 0 && to.y >= 0 && to.x <= camera.width && to.y <= camera.height;
      if (to === undefined || from === undefined || !isSeen) return [];
      const text = shift(size);
      return [
        {
          key: `u-${joint}`,
          text,
          role: 'load',
          priority: at === 0 ? VALUE_RANKS.governing : size / greatest,
          anchor: { ...to, mostPx: at === 0 ? LEAD_PX.governing : LEAD_PX.usual },
          places: placesAbout(to, from, getTakenWidth(text)),
        },
      ];
    });
}

/** Returns places around a joint, first on the side to which it moves, where its rods leave room. */
function placesAbout(to: Point, from: Point, width: number): Point[] {
  const across = width / 2 + GAP_PX;
  const isDown = to.y >= from.y;
  const isRight = to.x >= from.x;
  const [near, far] = isDown ? [to.y + GAP_PX + 11, to.y - GAP_PX] : [to.y - GAP_PX, to.y + GAP_PX + 11];
  const [side, other] = isRight ? [across, -across] : [-across, across];
  return [
    { x: to.x, y: near },
    { x: to.x + side, y: near - 4 },
    { x: to.x + other, y: near - 4 },
    { x: to.x + side, y: to.y + 4 },
    { x: to.x + other, y: to.y + 4 },
    { x: to.x + side, y: far + 4 },
    { x: to.x + other, y: far + 4 },
    { x: to.x, y: far },
  ];
}
