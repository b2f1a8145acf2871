import type { WritableAtom } from 'jotai/vanilla';
import type { DocumentEdit } from '../../editing/edit.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { announceAtom } from './announcement.ts';

/** The facts about a board whose objects are copied. */
export interface CopyPlan<Types extends SessionTypes> {
  readonly session: Pick<Session<Types>, 'applyEditAtom' | 'documentAtom'>;
  readonly selectionAtom: WritableAtom<readonly Types['item'][], [items: readonly Types['item'][]], void>;
  /** Writes objects as a text; null if they have no copy. */
  readonly write: (document: Types['document'], items: readonly Types['item'][]) => string | null;
  /** Lists the objects that a document has and the one before it had not. */
  readonly listAdded: (before: Types['document'], after: Types['document']) => readonly Types['item'][];
  readonly writeAnnouncement: (
    key: 'said.copied' | 'said.pasted',
    values: { readonly count: number },
  ) => string;
}

/** Creates the commands that copy the selection of a board and choose what was added to it. */
export function createCopyVerbs<Types extends SessionTypes>(
  store: KitStore,
  { session, selectionAtom, write, listAdded, writeAnnouncement }: CopyPlan<Types>,
): {
  /** Writes what is chosen as a text; null if nothing is that can be copied. */
  readonly copy: () => string | null;
  /** Adds objects by an edit and chooses them. */
  readonly add: (
    verb: (document: Types['document']) => DocumentEdit<Types['document'], Types['note']>,
  ) => void;
} {
  return {
    copy: () => {
      const items = store.get(selectionAtom);
      const text = write(store.get(session.documentAtom), items);
      if (text !== null) store.set(announceAtom, writeAnnouncement('said.copied', { count: items.length }));
      return text;
    },
    add: (verb) => {
      const before = store.get(session.documentAtom);
      store.set(session.applyEditAtom, verb);
      const after = store.get(session.documentAtom);
      if (after === before) return;
      const added = listAdded(before, after);
      store.set(selectionAtom, added);
      store.set(announceAtom, writeAnnouncement('said.pasted', { count: added.length }));
    },
  };
}
