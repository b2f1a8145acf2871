import type { Atom, WritableAtom } from 'jotai/vanilla';
import { isSameDocument } from '../../editing/isSameDocument.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Drag } from './boardPort.ts';

/** The atoms of a session that a drag reads and ends. */
export interface DraftSession {
  readonly documentAtom: Atom<unknown>;
  readonly commitDraftAtom: WritableAtom<null, [], void>;
  readonly dropDraftAtom: WritableAtom<null, [], void>;
}

/**
 * Creates a drag whose steps produce a draft of the document. It is valid as long as the document has the same content
 * as when the drag began: a host that owns the document may pass an equal one. Unless `own` is set, its end makes the
 * draft one undo step, and its cancellation drops the draft.
 */
export function createDraftDrag<Place>(
  store: KitStore,
  { documentAtom, commitDraftAtom, dropDraftAtom }: DraftSession,
  own: Pick<Drag<Place>, 'step'> & Partial<Drag<Place>>,
): Drag<Place> {
  const base = store.get(documentAtom);
  return {
    isValid: () => isSameDocument(base, store.get(documentAtom)),
    commit: () => store.set(commitDraftAtom),
    cancel: () => store.set(dropDraftAtom),
    ...own,
  };
}
