import { type Atom, type PrimitiveAtom, atom } from 'jotai/vanilla';
import type { CommonCase } from '@eecs/solver-core';
import { toItemKey } from '../../editing/items.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { type ItemAtoms, drawKeyedRows, drawListRows } from '../tables/createDrawnRows.ts';
import { createTable } from '../tables/createTable.ts';

interface AnyItem {
  readonly kind: string;
  readonly index: number;
}

type StructureTypes = SessionTypes & { readonly document: CommonCase; readonly item: AnyItem };

/** The board whose objects are the rows of tables. */
export interface StructureTablesPlan<Types extends StructureTypes, Row> extends ItemAtoms<Types['item']> {
  readonly session: Session<Types>;
  /** Index of the row of each drawn table whose details are shown if nothing of it is selected. */
  readonly currentRowAtoms: Readonly<Record<string, PrimitiveAtom<number>>>;
  readonly listLoads: (document: Types['document']) => readonly Row[];
  readonly isLoadItem: (item: Types['item']) => boolean;
}

/** Creates the tables of a structure of joints and lines: of its loads, its constants, and of any list on the board. */
export function createStructureTables<
  Types extends StructureTypes,
  Row extends { readonly item: Types['item']; readonly load: object },
>({ session, currentRowAtoms, listLoads, isLoadItem, ...drawn }: StructureTablesPlan<Types, Row>) {
  const loadItemsAtom: Atom<readonly Types['item'][]> = atom((get) =>
    listLoads(get(session.documentAtom)).map(({ item }) => item),
  );
  const lastOf = (name: string) => {
    const lastAtom = currentRowAtoms[name];
    return lastAtom === undefined ? {} : { lastAtom };
  };
  return {
    /** Creates the table of a list whose entries are objects of one kind. */
    createList: <List extends string & keyof Types['document']>(
      name: Types['tab'],
      list: List,
      kind: string,
    ) =>
      createTable<Types, List>(session, {
        name,
        list,
        ...lastOf(name),
        drawn: drawListRows<Types['item']>(drawn, (index) => ({ kind, index })),
      }),
    loads: createTable<Types, 'loads', Row>(session, {
      name: 'loads',
      list: 'loads',
      ...lastOf('loads'),
      rowsOf: listLoads,
      drawn: drawKeyedRows<Types['item']>(drawn, isLoadItem, toItemKey, loadItemsAtom),
    }),
    constants: {
      materials: createTable<Types, 'materials'>(session, { name: 'materials', list: 'materials' }),
      crossSections: createTable<Types, 'sections'>(session, { name: 'crossSections', list: 'sections' }),
      sets: createTable<Types, 'caseSets'>(session, { name: 'sets', list: 'caseSets' }),
    },
  };
}
