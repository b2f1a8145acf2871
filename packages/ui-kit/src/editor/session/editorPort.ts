import type { CaseUnits } from '@eecs/solver-core';
import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import { createContext, useContext } from 'react';
import type { RefusedField } from './createRefusedFields.ts';
import type { Session } from './createSession.ts';
import type { EditorDocument, SessionTypes } from './documentKind.ts';

/** Properties of a document with fields: its units, the step of its fields, and whether typed numbers are rounded. */
export interface FieldDocument extends EditorDocument {
  readonly units: CaseUnits;
  readonly isAccurate: boolean;
}

/** Everything that fields, tables and panels need from an editor, whatever its kind of document. */
export interface EditorPort {
  readonly documentAtom: Atom<FieldDocument>;
  /** The number of opened documents: a text typed into one does not belong to the next. */
  readonly openingAtom: Atom<number>;
  /** The fields with a refused text, by the ids of their elements. */
  readonly refusedFieldsAtom: Atom<ReadonlyMap<string, RefusedField>>;
  /** Records that a field was refused, or with null that it no longer is. */
  readonly noteRefusalAtom: WritableAtom<null, [id: string, field: RefusedField | null], void>;
}

/** An editor provides this context to its content. */
export const EditorContext = createContext<EditorPort | null>(null);

/** Returns the editor's interface for fields and tables. */
export function useEditor(): EditorPort {
  const port = useContext(EditorContext);
  if (port === null) throw new Error('`useEditor` must be used within `EditorContext`');
  return port;
}

/** Creates the port of a session whose fields are in these tabs; a field outside them is not recorded. */
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
