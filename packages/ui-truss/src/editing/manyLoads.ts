import type { JointLoadClass, TrussCase } from '@eecs/solver-core/truss';
import { chainEdits } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import type { LoadItem } from './items.ts';
import { changeJointLoad } from './loads.ts';

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
