import type { Link, TrussCase } from '@eecs/solver-core/truss';
import { createPaste } from '@eecs/ui-kit/editing';
import { addCaseSet } from './addCaseSet.ts';
import type { TrussNote } from './edit.ts';
import { fitCaseSets } from './fitCaseSets.ts';
import type { TrussItem } from './items.ts';
import { AXES, ORIGIN, type Place } from './place.ts';
import { TRUSS_LISTS } from './trussLists.ts';

/** Pastes a part into a truss, or loads onto the selected joints and rods; see `createPaste`. */
export const pasteFragment = createPaste<TrussCase, Link, 'sectionIndex', TrussNote, TrussItem>({
  ...TRUSS_LISTS,
  findWayAside,
  fitCaseSets,
  addCaseSet,
});

/** Returns the offset of a copy of joints: their width, height or depth, or a step if they have none. */
export function findWayAside(joints: readonly Place[], step: number): Place {
  for (const axis of AXES) {
    const values = joints.map((joint) => joint[axis]);
    const extent = Math.max(...values) - Math.min(...values);
    if (extent > 0) return { ...ORIGIN, [axis]: extent };
  }
  return { ...ORIGIN, x: step };
}
