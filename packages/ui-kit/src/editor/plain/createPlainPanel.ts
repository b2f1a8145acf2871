import { atom } from 'jotai/vanilla';
import type { PlaneBoard, PlaneTypes } from '../board/plane/planeBoard.ts';
import type { PanelPlan } from '../tables/panelPlan.ts';
import { type PlainList, createPlainTab } from './createPlainTab.tsx';

type TableOf = ReturnType<typeof createPlainTab>['table'];

/** The tables of a plain editor, and the plan of the panel that shows them. */
export interface PlainPanel<Tab extends string> {
  readonly tabs: readonly Tab[];
  readonly tables: Readonly<Record<Tab, TableOf>>;
  readonly panelPlan: PanelPlan<Tab>;
}

/** Creates the tables of a document's lists and the plan of their panel. */
export function createPlainPanel<Types extends PlaneTypes, Tool extends string>(
  { plan }: Pick<PlaneBoard<Types, Tool>, 'plan'>,
  lists: Readonly<Record<Types['tab'], PlainList<Types['item']['kind']>>>,
): PlainPanel<Types['tab']> {
  type Tab = Types['tab'];
  const tabs = Object.keys(lists) as Tab[];
  const [first] = tabs;
  if (first === undefined) throw new Error('`createPlainEditor` needs a list with a table');
  const made = tabs.map((tab) => [tab, createPlainTab<Types, Tool>(plan, tab, lists[tab])] as const);
  const pick = <Value>(read: (tab: (typeof made)[number][1]) => Value): Readonly<Record<Tab, Value>> =>
    Object.fromEntries(made.map(([tab, one]) => [tab, read(one)])) as Readonly<Record<Tab, Value>>;
  const tables = pick(({ table }) => table);
  return {
    tabs,
    tables,
    panelPlan: {
      tabs,
      openTabAtom: atom(first),
      bodies: pick(({ Tab }) => Tab),
      countsAtom: atom((get) => pick(({ table }) => get(table.rowsAtom).length)),
    },
  };
}
