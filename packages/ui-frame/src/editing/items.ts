import type { FrameCase } from '@eecs/solver-core/frame';

/** A selectable object of a frame; numbers are indexes in the document's lists. */
export type FrameItem =
  | { readonly kind: 'joint'; readonly index: number }
  | { readonly kind: 'member'; readonly index: number }
  | { readonly kind: 'jointLoad'; readonly joint: number; readonly index: number }
  | { readonly kind: 'memberLoad'; readonly member: number; readonly index: number };

/**
 * Returns the key of an item by its place in the document: `joint-3`, `jointLoad-3-0`. The keys of its marks begin with
 * it.
 */
export function toItemKey(item: FrameItem): string {
  switch (item.kind) {
    case 'jointLoad':
      return `jointLoad-${item.joint}-${item.index}`;
    case 'memberLoad':
      return `memberLoad-${item.member}-${item.index}`;
    default:
      return `${item.kind}-${item.index}`;
  }
}

export function isSameItem(a: FrameItem | null, b: FrameItem | null): boolean {
  return a === b || (a !== null && b !== null && toItemKey(a) === toItemKey(b));
}

/** Returns whether a document contains an item. */
export function hasItem(document: FrameCase, item: FrameItem): boolean {
  switch (item.kind) {
    case 'joint':
      return document.joints[item.index] !== undefined;
    case 'member':
      return document.members[item.index] !== undefined;
    case 'jointLoad':
      return document.joints[item.joint]?.loads[item.index] !== undefined;
    case 'memberLoad':
      return document.members[item.member]?.loads[item.index] !== undefined;
    default:
      return item satisfies never;
  }
}

/** An item that is a load. */
export type LoadItem = Extract<FrameItem, { kind: 'jointLoad' | 'memberLoad' }>;

/** Returns whether an item is a load. */
export function isLoadItem(item: FrameItem): item is LoadItem {
  return item.kind === 'jointLoad' || item.kind === 'memberLoad';
}

/** Lists the indexes of the selected items of one list. */
export function indexesOf(items: readonly FrameItem[], kind: 'joint' | 'member'): Set<number> {
  return new Set(items.flatMap((item) => (item.kind === kind ? [item.index] : [])));
}

/** Lists the joints that move with the selected items: selected joints and the ends of selected members. */
export function movedJoints(document: FrameCase, items: readonly FrameItem[]): Set<number> {
  const joints = indexesOf(items, 'joint');
  for (const index of indexesOf(items, 'member')) {
    const member = document.members[index];
    if (member !== undefined) joints.add(member.i).add(member.j);
  }
  return joints;
}
