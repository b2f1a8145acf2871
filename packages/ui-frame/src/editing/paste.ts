import type { FrameCase, FrameMember, MemberLoad } from '@eecs/solver-core/frame';
import { createPaste } from '@eecs/ui-kit/editing';
import type { FrameNote } from './edit.ts';
import { lengthOf } from './fitLoads.ts';
import { fitCaseSets } from './fitCaseSets.ts';
import { FRAME_LISTS } from './frameLists.ts';
import type { FrameItem } from './items.ts';
import type { Place } from './place.ts';
import { addCaseSet } from './sets.ts';

/** Pastes a part into a frame, or loads onto the chosen joints and members; see `createPaste`. */
export const pasteFragment = createPaste<FrameCase, FrameMember, 'crossSectionIndex', FrameNote, FrameItem>({
  ...FRAME_LISTS,
  findWayAside,
  fitCaseSets,
  addCaseSet,
  fitLoad: (load, document, member) => keepWithin(load, lengthOf(document, member)),
});

/** Returns the offset from joints to their copy: their width, or a step if they have none. */
function findWayAside(joints: readonly Place[], step: number): Place {
  const places = joints.map(({ x }) => x);
  const width = Math.max(...places) - Math.min(...places);
  // A vertical member is copied sideways, because a copy above it would just continue it.
  return { x: width > 0 ? width : step, y: 0 };
}

/**
 * On a shorter member a point load moves to its end, and a distributed load that reaches beyond the end covers the
 * whole member.
 */
function keepWithin(load: MemberLoad, length: number): MemberLoad {
  if ('c' in load) return load.x <= length ? load : { ...load, x: length };
  if (load.x === undefined || load.x[1] <= length) return load;
  const [start] = load.x;
  if (start < length) return { ...load, x: [start, length] };
  const { x: _, ...whole } = load;
  return whole;
}
