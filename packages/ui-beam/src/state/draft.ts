import type { BeamCase } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import type { Edit } from '../editing/edit.ts';
import { documentAtom } from './sessionAtoms.ts';
import { applyEditAtom } from './sessionVerbs.ts';

/** The document with the document it was drawn up from: a gesture under way, not yet an edit. */
interface Draft {
  readonly base: BeamCase;
  readonly edit: Edit;
}

const openDraftAtom = atom<Draft | null>(null);

/** The document a gesture would leave behind, or null while there is none or the document changed beneath it. */
export const draftAtom = atom((get) => {
  const draft = get(openDraftAtom);
  return draft === null || draft.base !== get(documentAtom) ? null : draft.edit.document;
});

/** What the board and the live diagrams show: the draft of a gesture, else the document. */
export const shownDocumentAtom = atom((get) => get(draftAtom) ?? get(documentAtom));

/** Whether a gesture is under way that shows another beam than the document: told once, not in every frame. */
export const isDraftedAtom = atom((get) => {
  const draft = get(draftAtom);
  return draft !== null && draft !== get(documentAtom);
});

/** Draws up what a pure verb would do to the document, without doing it. */
export const drawUpAtom = atom(null, (get, set, verb: (document: BeamCase) => Edit) => {
  const base = get(documentAtom);
  set(openDraftAtom, { base, edit: verb(base) });
});

/** Ends a gesture: its draft becomes one undo step. */
export const commitDraftAtom = atom(null, (get, set) => {
  const draft = get(openDraftAtom);
  set(openDraftAtom, null);
  if (draft !== null && draft.base === get(documentAtom)) set(applyEditAtom, () => draft.edit);
});

/** Ends a gesture without a trace. */
export const dropDraftAtom = atom(null, (_, set) => set(openDraftAtom, null));
