import type { CaseUnits } from '@eecs/solver-core';
import type { FrameCase } from '@eecs/solver-core/frame';
import { chooseGridStep } from '@eecs/ui-kit/editing';
import { nearestOnCurve, placeOnMember } from './curves.ts';
import { type Place, distanceOf, placeBetween, shareAlong, tidyPlace } from './place.ts';

/** The target that a position snapped to. */
export type SnapKind = 'joint' | 'middle' | 'member' | 'grid' | 'free';

/** A position with its target; the joint or the member there is named. */
export interface Snapped {
  readonly place: Place;
  readonly kind: SnapKind;
  readonly joint: number;
  readonly member: number;
}

/** The targets that a position may snap to. */
export interface SnapRoom {
  readonly document: Pick<FrameCase, 'joints' | 'members'>;
  /** Snapping radius, in the unit of length. */
  readonly tolerance: number;
  /** Spacing of the grid lines. */
  readonly grid: number;
  /** `free` snaps to nothing, `major` only to the grid. */
  readonly mode: 'minor' | 'major' | 'free';
  /** Joints that move with the pointer, which are not targets. */
  readonly moved?: ReadonlySet<number>;
}

const NONE = { joint: -1, member: -1 } as const;

/** Snaps a position to the nearest joint; else to the middle of a member or the member; else to the grid. */
export function snapPlace(place: Place, room: SnapRoom): Snapped {
  const { mode, grid } = room;
  if (mode === 'free') return { place: tidyPlace(place), kind: 'free', ...NONE };
  const onGrid = tidyPlace({
    x: Math.round(place.x / grid) * grid,
    y: Math.round(place.y / grid) * grid,
  });
  if (mode === 'major') return { place: onGrid, kind: 'grid', ...NONE };
  return (
    findJoint(place, room) ??
    findOnMember(place, room) ?? { place: snapToLevels(onGrid, place, room), kind: 'grid', ...NONE }
  );
}

/** Finds the nearest joint within the radius. */
export function findJoint(
  place: Place,
  { document, tolerance, moved }: Pick<SnapRoom, 'document' | 'tolerance' | 'moved'>,
): Snapped | null {
  let best = -1;
  let least = tolerance * 1.4;
  document.joints.forEach((joint, index) => {
    if (moved?.has(index) === true) return;
    const far = distanceOf(joint, place);
    if (far <= least) [best, least] = [index, far];
  });
  const joint = document.joints[best];
  if (joint === undefined) return null;
  return { place: { x: joint.x, y: joint.y }, kind: 'joint', joint: best, member: -1 };
}

/**
 * Finds the nearest member within the radius and the position on it: its middle if that is near, otherwise the
 * projection.
 */
export function findOnMember(
  place: Place,
  { document, tolerance, moved, grid }: Pick<SnapRoom, 'document' | 'tolerance' | 'moved' | 'grid'>,
): Snapped | null {
  let best: Snapped | null = null;
  let least = tolerance;
  document.members.forEach((member, index) => {
    if (moved?.has(member.i) === true || moved?.has(member.j) === true) return;
    const [a, b] = [document.joints[member.i], document.joints[member.j]];
    if (a === undefined || b === undefined) return;
    const near = nearestOnCurve(document, member, place);
    const share = near?.share ?? shareAlong(place, a, b);
    if (share <= 0 || share >= 1) return;
    const on = (at: number): Place => placeOnMember(document, member, at) ?? placeBetween(a, b, at);
    const foot = near?.place ?? placeBetween(a, b, share);
    const far = distanceOf(foot, place);
    if (far > least) return;
    least = far;
    const middle = on(0.5);
    const isMiddle = distanceOf(middle, place) <= tolerance;
    // A whole grid step from the first joint, if one is near.
    const length = distanceOf(a, b);
    const stepped = Math.round((share * length) / grid) * grid;
    const isStep = stepped > 0 && stepped < length && Math.abs(stepped - share * length) <= tolerance;
    best = {
      place: isMiddle ? middle : isStep ? on(stepped / length) : foot,
      kind: isMiddle ? 'middle' : 'member',
      joint: -1,
      member: index,
    };
  });
  return best;
}

/** A joint's coordinate within the radius takes precedence over the grid's, so that columns end at the same height. */
function snapToLevels(
  onGrid: Place,
  place: Place,
  { document, tolerance, moved }: Pick<SnapRoom, 'document' | 'tolerance' | 'moved'>,
): Place {
  const near = (axis: 'x' | 'y'): number => {
    let best = onGrid[axis];
    let least = tolerance;
    document.joints.forEach((joint, index) => {
      const far = Math.abs(joint[axis] - place[axis]);
      if (moved?.has(index) === true || far > least) return;
      [best, least] = [joint[axis], far];
    });
    return best;
  };
  return { x: near('x'), y: near('y') };
}

/** Minimum spacing of the grid lines, px: of all lines, and of those that Shift snaps to. */
const GRID_PX = { fine: 9, coarse: 60 };

/** Returns the step of the grid for a scale in px per unit of length. */
export function stepOf(scale: number, fineness: keyof typeof GRID_PX, system: CaseUnits['system']): number {
  return chooseGridStep(scale, GRID_PX[fineness], { system });
}
