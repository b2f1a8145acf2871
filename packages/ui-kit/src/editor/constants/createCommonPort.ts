import type { CaseSet, CommonCase, CrossSection, Material } from '@eecs/solver-core';
import { hasSet } from '@eecs/solver-core/rules';
import { type Atom, atom } from 'jotai/vanilla';
import { type DocumentEdit, chainEdits } from '../../editing/edit.ts';
import type { EntryVerbs } from '../../editing/entryVerbs.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import type { Table } from '../tables/createTable.ts';
import { type CommonPort, type NamedList, createCommonEdit } from './commonPort.ts';

type CommonTypes = SessionTypes & { readonly document: CommonCase };

/** The commands of a kind of structure on its case sets. */
export interface SetVerbs<Document, Note extends SessionTypes['note']> {
  /** Lists the bit mask of the case sets of each load. */
  readonly listMasks: (document: Document) => readonly number[];
  /** Lists the sets in which nothing acts. */
  readonly listEmpty: (document: Document) => readonly number[];
  readonly add: (document: Document, set: CaseSet) => DocumentEdit<Document, Note>;
  readonly remove: (document: Document, index: number) => DocumentEdit<Document, Note>;
}

/** The constants of a kind of structure as data: where they are, and the commands on them. */
export interface KindConstants<Types extends CommonTypes> {
  readonly session: Session<Types>;
  readonly tables: {
    readonly materials: Table<Material>;
    readonly crossSections: Table<CrossSection>;
    readonly sets: Table<CaseSet>;
  };
  readonly materials: EntryVerbs<Types['document'], Material, Types['note']>;
  readonly crossSections: EntryVerbs<Types['document'], CrossSection, Types['note']>;
  readonly sets: SetVerbs<Types['document'], Types['note']>;
  /** Indices of the things to which a library entry is assigned. */
  readonly chosenAtom: Atom<readonly number[]>;
}

/** Creates what the tables of materials, cross-sections and case sets need from an editor. */
export function createCommonPort<Types extends CommonTypes>({
  session,
  tables,
  materials,
  crossSections,
  sets,
  chosenAtom,
}: KindConstants<Types>): CommonPort {
  const { documentAtom, applyEditAtom } = session;
  const listOf = <Entry extends object>(
    table: Table<Entry>,
    { listUsed, remove, assign }: EntryVerbs<Types['document'], Entry, Types['note']>,
  ): NamedList<Entry> => ({
    table,
    usedAtom: atom((get) => listUsed(get(documentAtom))),
    removeAtom: atom(null, (_, set, index: number) =>
      set(applyEditAtom, (document) => remove(document, index)),
    ),
    assignAtom: atom(null, (get, set, entry: Entry) => {
      const chosen = get(chosenAtom);
      set(applyEditAtom, (document) => assign(document, chosen, entry));
    }),
  });
  return {
    ...createCommonEdit(session),
    materials: listOf(tables.materials, materials),
    crossSections: listOf(tables.crossSections, crossSections),
    sets: {
      table: tables.sets,
      countsAtom: atom((get) => {
        const document = get(documentAtom);
        const masks = sets.listMasks(document);
        return document.caseSets.map((_, index) => masks.filter((mask) => hasSet(mask, index)).length);
      }),
      emptyAtom: atom((get) => sets.listEmpty(get(documentAtom))),
      addAtom: atom(null, (_, set, added: readonly CaseSet[]) =>
        set(applyEditAtom, (document) =>
          chainEdits(
            document,
            added.map((one) => (now: Types['document']) => sets.add(now, one)),
          ),
        ),
      ),
      removeAtom: atom(null, (_, set, index: number) =>
        set(applyEditAtom, (document) => sets.remove(document, index)),
      ),
    },
  };
}
