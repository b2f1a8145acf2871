import type { FrameJointLoad, MemberLoad } from '@eecs/solver-core/frame';
import { type LoadRow as AnyLoadRow, createLoadRows } from '@eecs/ui-kit/editing';
import type { LoadItem } from '../editing/items.ts';

/** A load with its row: the table of loads lists those of joints and of members. */
export type LoadRow = AnyLoadRow<LoadItem, FrameJointLoad | MemberLoad>;

/** The loads of a frame as rows of one table. */
export const { listLoads, findLoad } = /* @__PURE__ */ createLoadRows<
  'members',
  LoadItem,
  FrameJointLoad | MemberLoad
>({ line: 'member', lines: 'members' });
