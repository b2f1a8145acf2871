import type { FrameCase, FrameJointLoad, MemberLoad } from '@eecs/solver-core/frame';
import type { LoadItem } from '../editing/items.ts';

/** A load with its row: the table of loads lists those of joints and of members. */
export interface LoadRow {
  readonly item: LoadItem;
  readonly load: FrameJointLoad | MemberLoad;
}

const lists = new WeakMap<object, { readonly members: unknown; readonly rows: readonly LoadRow[] }>();

/** Lists all loads, those of joints first; returns the same list for the same joints and members. */
export function listLoads({ joints, members }: Pick<FrameCase, 'joints' | 'members'>): readonly LoadRow[] {
  const listed = lists.get(joints);
  if (listed?.members === members) return listed.rows;
  const rows: readonly LoadRow[] = [
    ...joints.flatMap(({ loads }, joint) =>
      loads.map((load, index): LoadRow => ({ item: { kind: 'jointLoad', joint, index }, load })),
    ),
    ...members.flatMap(({ loads }, member) =>
      loads.map((load, index): LoadRow => ({ item: { kind: 'memberLoad', member, index }, load })),
    ),
  ];
  lists.set(joints, { members, rows });
  return rows;
}
