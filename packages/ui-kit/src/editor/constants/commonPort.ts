import type { CaseSet, CommonCase, CrossSection, Material } from '@eecs/solver-core';
import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import { createContext, useContext } from 'react';
import type { PlainEdit } from '../../editing/edit.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import type { Table } from '../tables/createTable.ts';

/** A pure command on the common part of the documents of all structures. */
export type CommonVerb = <Document extends CommonCase>(document: Document) => PlainEdit<Document>;

/** A list whose entries other parts of the document refer to by index. */
export interface NamedList<Item extends object> {
  readonly table: Table<Item>;
  /** The indices of the entries in use. */
  readonly usedAtom: Atom<ReadonlySet<number>>;
  /** Removes an entry; the widget reports the parts that referred to it. */
  readonly removeAtom: WritableAtom<null, [index: number], void>;
  /** Assigns an entry to the selection as one step; see `assignEntry`. */
  readonly assignAtom: WritableAtom<null, [entry: Item], void>;
}

/** The case sets of a document. */
export interface CaseSets {
  readonly table: Table<CaseSet>;
  /** The number of loads in each set. */
  readonly countsAtom: Atom<readonly number[]>;
  /** The indices of the sets in which nothing acts. */
  readonly emptyAtom: Atom<readonly number[]>;
  /** Adds sets as one step. */
  readonly addAtom: WritableAtom<null, [sets: readonly CaseSet[]], void>;
  readonly removeAtom: WritableAtom<null, [index: number], void>;
}

/**
 * Everything that the tables of materials, cross-sections and case sets, and the fields of the case need from an
 * editor.
 */
export interface CommonPort {
  readonly documentAtom: Atom<CommonCase>;
  readonly editAtom: WritableAtom<null, [verb: CommonVerb], void>;
  readonly materials: NamedList<Material>;
  readonly crossSections: NamedList<CrossSection>;
  readonly sets: CaseSets;
}

/** An editor provides this context to the tables that all editors share. */
export const CommonContext = createContext<CommonPort | null>(null);

export function useCommon(): CommonPort {
  const port = useContext(CommonContext);
  if (port === null) throw new Error('`useCommon` must be used within `CommonContext`');
  return port;
}

/** Returns the common part of the edited document. */
export function useCommonDocument(): CommonCase {
  return useKitAtomValue(useCommon().documentAtom);
}

/** Returns the function that changes the common part of the document. */
export function useCommonEdit(): (verb: CommonVerb) => void {
  return useSetKitAtom(useCommon().editAtom);
}

/**
 * Creates the part of a session through which shared commands change a document; they use only the common part of the
 * documents of all kinds.
 */
export function createCommonEdit<Types extends SessionTypes & { readonly document: CommonCase }>({
  documentAtom,
  applyEditAtom,
}: Session<Types>): Pick<CommonPort, 'documentAtom' | 'editAtom'> {
  return { documentAtom, editAtom: atom(null, (_, set, verb: CommonVerb) => set(applyEditAtom, verb)) };
}
