import type { FrameCase } from '@eecs/solver-core/frame';
import { chainEdits } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import type { LoadItem } from './items.ts';
import { type JointLoadChange, type MemberLoadChange, changeJointLoad, changeMemberLoad } from './loads.ts';

/** Changes several loads alike, as one edit. */
export function changeLoads(
  document: FrameCase,
  items: readonly LoadItem[],
  { ordinates, ...change }: JointLoadChange & Pick<MemberLoadChange, 'ordinates'>,
): Edit {
  return chainEdits(
    document,
    items.map(
      (item) => (now: FrameCase) =>
        item.kind === 'jointLoad'
          ? changeJointLoad(now, item, change)
          : changeMemberLoad(now, item, { ...change, ...(ordinates && { ordinates }) }),
    ),
  );
}
