import { session } from './sessionAtoms.ts';

export const { commitDraftAtom, draftAtom, drawUpAtom, dropDraftAtom, isDraftedAtom, shownDocumentAtom } =
  session;
