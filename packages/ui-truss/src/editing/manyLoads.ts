import { hasSet, withSet } from '@eecs/solver-core/rules';
import type { JointLoad, JointLoadClass, LinkLoad, TrussCase } from '@eecs/solver-core/truss';
import { chainEdits, toPlainEdit } from '@eecs/ui-kit/editing';
import type { LoadItem } from './dragLoads.ts';
import type { Edit } from './edit.ts';
import { changeJointLoad, changeLinkLoad } from './loads.ts';

/** Returns the load of an item, if the document has it. */
export function loadOf(document: TrussCase, item: LoadItem): JointLoad | LinkLoad | undefined {
  return item.kind === 'jointLoad'
    ? document.joints[item.joint]?.loads[item.index]
    : document.links[item.link]?.loads[item.index];
}

/** Adds loads to a case set, or removes them from it. */
export function putLoadsInSet(
  document: TrussCase,
  items: readonly LoadItem[],
  { set, isIn }: { readonly set: number; readonly isIn: boolean },
): Edit {
  return chainEdits(
    document,
    items.map((item) => (now: TrussCase) => {
      const load = loadOf(now, item);
      if (load === undefined || hasSet(load.sets, set) === isIn) return toPlainEdit(now);
      const sets = withSet(load.sets, set, isIn);
      return item.kind === 'jointLoad'
        ? changeJointLoad(now, item, { sets })
        : changeLinkLoad(now, item, { sets });
    }),
  );
}

/** Changes the kind or the angle of several forces on joints; loads along rods do not change. */
export function changeForces(
  document: TrussCase,
  items: readonly LoadItem[],
  change: { readonly className?: JointLoadClass; readonly alpha?: number },
): Edit {
  return chainEdits(
    document,
    items.flatMap((item) =>
      item.kind === 'jointLoad' ? [(now: TrussCase) => changeJointLoad(now, item, change)] : [],
    ),
  );
}
