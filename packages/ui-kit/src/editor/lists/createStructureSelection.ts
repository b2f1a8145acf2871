import { type PrimitiveAtom, type WritableAtom, atom } from 'jotai/vanilla';
import { type Items, toItemKey } from '../../editing/items.ts';
import { type Selection, type SelectionPlan, createSelection } from '../session/createSelection.ts';
import type { SessionTypes } from '../session/documentKind.ts';

interface AnyItem {
  readonly kind: string;
  readonly index: number;
}

type StructureTypes = SessionTypes & { readonly item: AnyItem };

type LoadItem<Types extends StructureTypes> = Extract<Types['item'], { readonly kind: `${string}Load` }>;

/** A structure of joints and lines whose objects are selected on a board and in tables. */
export interface StructureSelectionPlan<Types extends StructureTypes, Tab extends Types['tab']> extends Pick<
  SelectionPlan<Types>,
  'session'
> {
  readonly items: Pick<Items<Types['document'], Types['item']>, 'hasItem' | 'isLoadItem'>;
  /** Returns the index of the row of a load; -1 for a load that the document does not have yet. */
  readonly findLoad: (document: Types['document'], item: LoadItem<Types>) => number;
  /** The table of each kind of object other than a load; loads have the table `loads`. */
  readonly tabs: Readonly<Record<string, Tab>>;
  readonly openTabAtom: WritableAtom<unknown, [tab: Types['tab']], void>;
  /** The kind of the lines, and their list in the document. */
  readonly line: { readonly kind: string; readonly list: keyof Types['document'] };
}

/** The selection of a board, the command that selects everything, and the rows that tables show without a selection. */
export interface StructureSelection<Item, Tab extends string> extends Selection<Item> {
  /** Selects all joints and lines. */
  readonly selectAllAtom: WritableAtom<null, [], void>;
  /** Index of the row of each table whose details are shown if nothing of it is selected: the last chosen one. */
  readonly currentRowAtoms: Readonly<Record<Tab | 'loads', PrimitiveAtom<number>>>;
}

/**
 * Creates the selection of a board. The table of a single selected object opens and keeps it as the current row, even
 * after it is deselected.
 */
export function createStructureSelection<Types extends StructureTypes, Tab extends Types['tab']>({
  session,
  items: { hasItem, isLoadItem },
  findLoad,
  tabs,
  openTabAtom,
  line,
}: StructureSelectionPlan<Types, Tab>): StructureSelection<Types['item'], Tab> {
  const names = [...Object.values(tabs), 'loads'] as readonly (Tab | 'loads')[];
  const currentRowAtoms = Object.fromEntries(
    names.map((name) => [name, atom(0)]),
  ) as unknown as StructureSelection<Types['item'], Tab>['currentRowAtoms'];
  const selection = createSelection<Types>({
    session,
    hasItem,
    toItemKey,
    open: (set, item, document) => {
      const tab: Tab | 'loads' = tabs[item.kind] ?? 'loads';
      const index = isLoadItem(item) ? findLoad(document, item) : item.index;
      if (index >= 0) set(currentRowAtoms[tab], index);
      set(openTabAtom, tab);
    },
  });
  return {
    ...selection,
    currentRowAtoms,
    selectAllAtom: atom(null, (get, set) => {
      // The compiler does not know which fields of a document are lists.
      const document = get(session.documentAtom) as unknown as Readonly<
        Record<PropertyKey, readonly unknown[]>
      >;
      const listAll = (kind: string, list: PropertyKey) =>
        (document[list] ?? []).map((_, index) => ({ kind, index }));
      set(selection.selectionAtom, [...listAll('joint', 'joints'), ...listAll(line.kind, line.list)]);
    }),
  };
}
