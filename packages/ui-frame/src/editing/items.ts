import type { FrameCase } from '@eecs/solver-core/frame';
import { createItems } from '@eecs/ui-kit/editing';

export { isSameItem, toItemKey } from '@eecs/ui-kit/editing';

/** A selectable object of a frame; numbers are indexes in the document's lists. */
export type FrameItem =
  | { readonly kind: 'joint'; readonly index: number }
  | { readonly kind: 'member'; readonly index: number }
  | { readonly kind: 'jointLoad'; readonly joint: number; readonly index: number }
  | { readonly kind: 'memberLoad'; readonly member: number; readonly index: number };

/** An item that is a load. */
export type LoadItem = Extract<FrameItem, { kind: 'jointLoad' | 'memberLoad' }>;

/** Look-ups among the objects of a frame. */
export const { countItems, hasItem, indexesOf, isLoadItem, movedJoints } = /* @__PURE__ */ createItems<
  FrameCase,
  FrameItem
>({ lists: { joint: 'joints', member: 'members' }, line: 'member' });
