import type { JointLoad, LinkLoad } from '@eecs/solver-core/truss';
import { type LoadRow as AnyLoadRow, createLoadRows } from '@eecs/ui-kit/editing';
import type { TrussItem } from '../editing/items.ts';

type LoadItem = Extract<TrussItem, { kind: 'jointLoad' | 'linkLoad' }>;

/** A load with its object, because the table contains loads of joints and of rods. */
export type LoadRow = AnyLoadRow<LoadItem, JointLoad | LinkLoad>;

/** The loads of a truss as rows of one table. */
export const { listLoads, findLoad } = /* @__PURE__ */ createLoadRows<
  'links',
  LoadItem,
  JointLoad | LinkLoad
>({ line: 'link', lines: 'links' });
