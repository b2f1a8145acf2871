import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import type { TabProps } from './tabProps.ts';

/** The plan of an editor's panel of inputs: its tabs and their content. */
export interface PanelPlan<Tab extends string> {
  /** In their order. */
  readonly tabs: readonly Tab[];
  readonly openTabAtom: WritableAtom<Tab, [tab: Tab], void>;
  readonly bodies: Readonly<Record<Tab, ComponentType<TabProps>>>;
  /** Tabs that nobody needs yet: they are shown only while they are open. */
  readonly hiddenAtom?: Atom<readonly Tab[]>;
  /** How many rows the tabs have that are tables; 0 is not shown. */
  readonly countsAtom: Atom<Readonly<Partial<Record<Tab, number>>>>;
}
