import type { CommonCase } from '@eecs/solver-core';
import { type Atom, atom } from 'jotai/vanilla';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import type { Table } from './createTable.ts';

type CommonTypes = SessionTypes & { readonly document: CommonCase };
/** Creates the atom that counts the rows of each table. */
export function createRowCounts<Name extends string>(
  tables: Readonly<Record<Name, Table>>,
): Atom<Readonly<Record<Name, number>>> {
  return atom((get) => {
    const counts = Object.values<Table>(tables).map(({ name, rowsAtom }) => [name, get(rowsAtom).length]);
    return Object.fromEntries(counts) as Record<Name, number>;
  });
}

const COMBINATIONS = ['combinations'] as const;
const NONE = [] as const;

/** Creates the atom of the tabs that are not needed yet: with one case set and no rule nothing can be combined. */
export function createHiddenTabs<Types extends CommonTypes>({
  documentAtom,
}: Session<Types>): Atom<typeof COMBINATIONS | typeof NONE> {
  return atom((get) => {
    const { caseSets, combinations } = get(documentAtom);
    return caseSets.length > 1 || combinations ? NONE : COMBINATIONS;
  });
}
