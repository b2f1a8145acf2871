import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import type { TabProps } from './tabProps.ts';

/** The plan of an editor's panel of inputs: its tabs and their content. */
export interface PanelPlan<Tab extends string> {
  /** The tabs in display order. */
  readonly tabs: readonly Tab[];
  readonly openTabAtom: WritableAtom<Tab, [tab: Tab], void>;
  readonly bodies: Readonly<Record<Tab, ComponentType<TabProps>>>;
  /** Tabs that are not needed yet: they are shown only while they are open. */
  readonly hiddenAtom?: Atom<readonly Tab[]>;
  /** The number of rows of each tab with a table; 0 is not shown. */
  readonly countsAtom: Atom<Readonly<Partial<Record<Tab, number>>>>;
}
