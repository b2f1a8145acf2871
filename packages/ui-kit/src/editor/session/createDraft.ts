import { atom } from 'jotai/vanilla';
import type { SessionAtoms } from './createSessionAtoms.ts';
import type { SessionVerbs } from './createSessionVerbs.ts';
import type { SessionTypes } from './documentKind.ts';
import type { DocumentEdit } from '../../editing/edit.ts';
import type { Joining } from './joining.ts';

/** Creates the atoms of a gesture under way: its effect on the document, which is not yet an edit. */
export function createDraft<Types extends SessionTypes>(
  { documentAtom }: SessionAtoms<Types>,
  { applyEditAtom }: SessionVerbs<Types>,
) {
  type Document = Types['document'];
  type Edit = DocumentEdit<Document, Types['note']>;

  /** The edit with the document on which it is based. */
  const openDraftAtom = atom<{ readonly base: Document; readonly edit: Edit } | null>(null);

  /** The document after the gesture, or null if there is no gesture or the document has changed meanwhile. */
  const draftAtom = atom((get): Document | null => {
    const draft = get(openDraftAtom);
    return draft === null || draft.base !== get(documentAtom) ? null : draft.edit.document;
  });

  /** The document that the board and the live diagrams show: the draft of a gesture, otherwise the document. */
  const shownDocumentAtom = atom((get): Document => get(draftAtom) ?? get(documentAtom));

  /** Whether a gesture shows a draft different from the document: updated once, not in every frame. */
  const isDraftedAtom = atom((get) => {
    const draft = get(draftAtom);
    return draft !== null && draft !== get(documentAtom);
  });

  /** Makes a draft of the effect of a pure command, without applying it. */
  const drawUpAtom = atom(null, (get, set, verb: (document: Document) => Edit) => {
    const base = get(documentAtom);
    set(openDraftAtom, { base, edit: verb(base) });
  });

  /** Ends a gesture: its draft becomes one undo step, or part of the step that it joins. */
  const commitDraftAtom = atom(null, (get, set, joining?: Joining) => {
    const draft = get(openDraftAtom);
    set(openDraftAtom, null);
    if (draft !== null && draft.base === get(documentAtom)) set(applyEditAtom, () => draft.edit, joining);
  });

  /** Cancels a gesture without any change. */
  const dropDraftAtom = atom(null, (_, set) => set(openDraftAtom, null));

  return { draftAtom, shownDocumentAtom, isDraftedAtom, drawUpAtom, commitDraftAtom, dropDraftAtom };
}
