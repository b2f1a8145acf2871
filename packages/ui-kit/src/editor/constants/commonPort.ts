import type { CaseSet, CommonCase, CrossSection, Material } from '@eecs/solver-core';
import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import { createContext, useContext } from 'react';
import type { PlainEdit } from '../../editing/edit.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import type { Table } from '../tables/createTable.ts';

/** A pure command on the parts that documents of all structures share. */
export type CommonVerb = <Document extends CommonCase>(document: Document) => PlainEdit<Document>;

/** A list whose entries other parts of the document refer to by index. */
export interface NamedList<Item extends object> {
  readonly table: Table<Item>;
  /** The indices that something of the structure names. */
  readonly usedAtom: Atom<ReadonlySet<number>>;
  /** Removes an entry; the widget reports the parts that referred to it. */
  readonly removeAtom: WritableAtom<null, [index: number], void>;
  /** Assigns an entry to the selection as one step; see `assignEntry`. */
  readonly assignAtom: WritableAtom<null, [entry: Item], void>;
}

/** The case sets of a document. */
export interface CaseSets {
  readonly table: Table<CaseSet>;
  /** How many loads each has. */
  readonly countsAtom: Atom<readonly number[]>;
  /** The indices of those in which nothing acts. */
  readonly emptyAtom: Atom<readonly number[]>;
  /** Adds sets as one step. */
  readonly addAtom: WritableAtom<null, [sets: readonly CaseSet[]], void>;
  readonly removeAtom: WritableAtom<null, [index: number], void>;
}

/**
 * The parts of an editor that the tables of materials, cross-sections and case sets, and the fields of the case need.
 */
export interface CommonPort {
  readonly documentAtom: Atom<CommonCase>;
  readonly editAtom: WritableAtom<null, [verb: CommonVerb], void>;
  readonly materials: NamedList<Material>;
  readonly crossSections: NamedList<CrossSection>;
  readonly sets: CaseSets;
}

/** Provided by an editor to the tables that all editors have. */
export const CommonContext = createContext<CommonPort | null>(null);

export function useCommon(): CommonPort {
  const port = useContext(CommonContext);
  if (port === null) throw new Error('`useCommon` must be used within `CommonContext`');
  return port;
}

/** Returns the parts of the edited document that all kinds of documents have. */
export function useCommonDocument(): CommonCase {
  return useKitAtomValue(useCommon().documentAtom);
}

/** Returns the way to change it. */
export function useCommonEdit(): (verb: CommonVerb) => void {
  return useSetKitAtom(useCommon().editAtom);
}

/**
 * Creates the part of a session through which shared commands change a document: they know only what the documents of
 * all kinds have in common.
 */
export function createCommonEdit<Types extends SessionTypes & { readonly document: CommonCase }>({
  documentAtom,
  applyEditAtom,
}: Session<Types>): Pick<CommonPort, 'documentAtom' | 'editAtom'> {
  return { documentAtom, editAtom: atom(null, (_, set, verb: CommonVerb) => set(applyEditAtom, verb)) };
}
