import type { CaseUnits } from '@eecs/solver-core';
import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import { createContext, useContext } from 'react';
import type { RefusedField } from './createRefusedFields.ts';
import type { Session } from './createSession.ts';
import type { EditorDocument, SessionTypes } from './documentKind.ts';

/** Properties of a document with fields: its units, by which fields step, and whether typed numbers are rounded. */
export interface FieldDocument extends EditorDocument {
  readonly units: CaseUnits;
  readonly isAccurate: boolean;
}

/** The parts of an editor that fields, tables and panels need, whatever its kind of document. */
export interface EditorPort {
  readonly documentAtom: Atom<FieldDocument>;
  /** How many documents have been opened: what is typed into one is no part of the next. */
  readonly openingAtom: Atom<number>;
  /** The fields in which a refused text stands, by the ids of their elements. */
  readonly refusedFieldsAtom: Atom<ReadonlyMap<string, RefusedField>>;
  /** Notes that a field was refused, or with null that it no longer is. */
  readonly noteRefusalAtom: WritableAtom<null, [id: string, field: RefusedField | null], void>;
}

/** Provided by an editor to all that is inside it. */
export const EditorContext = createContext<EditorPort | null>(null);

/** Returns the editor's interface for fields and tables. */
export function useEditor(): EditorPort {
  const port = useContext(EditorContext);
  if (port === null) throw new Error('`useEditor` must be used within `EditorContext`');
  return port;
}

/** Creates the port of a session whose fields are in these tabs; a field in none of them is not noted. */
export function createEditorPort<Types extends SessionTypes & { readonly document: FieldDocument }>(
  session: Session<Types>,
  tabs: readonly Types['tab'][],
): EditorPort {
  const { documentAtom, openingAtom, refusedFieldsAtom } = session;
  const noteRefusalAtom = atom(null, (_, set, id: string, field: RefusedField | null) => {
    const tab = tabs.find((one) => one === field?.tab);
    set(session.noteRefusalAtom, id, field === null || tab === undefined ? null : { ...field, tab });
  });
  return { documentAtom, openingAtom, refusedFieldsAtom, noteRefusalAtom };
}
