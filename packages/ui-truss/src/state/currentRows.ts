import type { TrussCase } from '@eecs/solver-core/truss';
import { type PrimitiveAtom, atom } from 'jotai/vanilla';
import { type TrussItem, isLoadItem } from '../editing/items.ts';
import { findLoad } from './listLoads.ts';
import type { TrussTab } from './trussTabs.ts';

/** The tables whose rows are drawn on the board. */
export type DrawnTab = Extract<TrussTab, 'joints' | 'rods' | 'loads' | 'guides'>;

/** Index of the row of each table whose details are shown if nothing of it is selected: the last chosen one. */
export const currentRowAtoms: Readonly<Record<DrawnTab, PrimitiveAtom<number>>> = {
  joints: atom(0),
  rods: atom(0),
  loads: atom(0),
  guides: atom(0),
};

/** Finds the table of an object, and the index of its row; -1 for an object that the document does not have yet. */
export function findRow(
  document: Pick<TrussCase, 'joints' | 'links'>,
  item: TrussItem,
): { readonly tab: DrawnTab; readonly index: number } {
  if (isLoadItem(item)) return { tab: 'loads', index: findLoad(document, item) };
  return { tab: TABS[item.kind], index: item.index };
}

const TABS = { joint: 'joints', link: 'rods', guide: 'guides' } as const;
