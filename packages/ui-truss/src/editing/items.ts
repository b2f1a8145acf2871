import type { TrussCase } from '@eecs/solver-core/truss';
import { createItems } from '@eecs/ui-kit/editing';

export { isSameItem, toItemKey } from '@eecs/ui-kit/editing';

/** An object of a truss that can be pointed at; numbers are indices in the document's lists. */
export type TrussItem =
  | { readonly kind: 'joint'; readonly index: number }
  | { readonly kind: 'link'; readonly index: number }
  | { readonly kind: 'jointLoad'; readonly joint: number; readonly index: number }
  | { readonly kind: 'linkLoad'; readonly link: number; readonly index: number }
  | { readonly kind: 'guide'; readonly index: number };

/** An item that is a load. */
export type LoadItem = Extract<TrussItem, { kind: 'jointLoad' | 'linkLoad' }>;

export type ItemKind = TrussItem['kind'];

/** Look-ups among the objects of a truss. */
export const { countItems, hasItem, indexesOf, isLoadItem, movedJoints } = /* @__PURE__ */ createItems<
  TrussCase,
  TrussItem
>({
  lists: { joint: 'joints', link: 'links', guide: 'guides' },
  line: 'link',
});
