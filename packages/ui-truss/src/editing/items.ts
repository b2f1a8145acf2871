import type { TrussCase } from '@eecs/solver-core/truss';

/** An object of a truss that can be pointed at; numbers are indices in the document's lists. */
export type TrussItem =
  | { readonly kind: 'joint'; readonly index: number }
  | { readonly kind: 'link'; readonly index: number }
  | { readonly kind: 'jointLoad'; readonly joint: number; readonly index: number }
  | { readonly kind: 'linkLoad'; readonly link: number; readonly index: number }
  | { readonly kind: 'guide'; readonly index: number };

export type ItemKind = TrussItem['kind'];

/** Returns the key of an item, from its place in the document: `joint:3`, `jointLoad:3:0`. */
export function toItemKey(item: TrussItem): string {
  switch (item.kind) {
    case 'jointLoad':
      return `jointLoad:${item.joint}:${item.index}`;
    case 'linkLoad':
      return `linkLoad:${item.link}:${item.index}`;
    default:
      return `${item.kind}:${item.index}`;
  }
}

export function isSameItem(a: TrussItem | null, b: TrussItem | null): boolean {
  return a === b || (a !== null && b !== null && toItemKey(a) === toItemKey(b));
}

/** Returns whether a document has an item. */
export function hasItem(document: TrussCase, item: TrussItem): boolean {
  switch (item.kind) {
    case 'joint':
      return document.joints[item.index] !== undefined;
    case 'link':
      return document.links[item.index] !== undefined;
    case 'guide':
      return document.guides[item.index] !== undefined;
    case 'jointLoad':
      return document.joints[item.joint]?.loads[item.index] !== undefined;
    case 'linkLoad':
      return document.links[item.link]?.loads[item.index] !== undefined;
    default:
      return item satisfies never;
  }
}

/** Returns whether an item is a load. */
export function isLoadItem(item: TrussItem): item is Extract<TrussItem, { kind: 'jointLoad' | 'linkLoad' }> {
  return item.kind === 'jointLoad' || item.kind === 'linkLoad';
}

/** Lists the indices of the selected items of one list. */
export function indexesOf(items: readonly TrussItem[], kind: 'joint' | 'link' | 'guide'): Set<number> {
  return new Set(items.flatMap((item) => (item.kind === kind ? [item.index] : [])));
}

/** Lists the joints that move with the selected items: the selected ones and the ends of selected rods. */
export function movedJoints(document: TrussCase, items: readonly TrussItem[]): Set<number> {
  const joints = indexesOf(items, 'joint');
  for (const index of indexesOf(items, 'link')) {
    const link = document.links[index];
    if (link !== undefined) joints.add(link.i).add(link.j);
  }
  return joints;
}
