import type { WritableAtom } from 'jotai/vanilla';
import type { DocumentEdit } from '../../editing/edit.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { announceAtom } from './announcement.ts';

/** Everything that a board needs for copying its objects. */
export interface CopyPlan<Types extends SessionTypes> {
  readonly session: Pick<Session<Types>, 'applyEditAtom' | 'documentAtom'>;
  readonly selectionAtom: WritableAtom<readonly Types['item'][], [items: readonly Types['item'][]], void>;
  /** Writes objects as a text; null if they cannot be copied. */
  readonly write: (document: Types['document'], items: readonly Types['item'][]) => string | null;
  /** Lists the objects that were added since the previous document. */
  readonly listAdded: (before: Types['document'], after: Types['document']) => readonly Types['item'][];
  readonly writeAnnouncement: (
    key: 'said.copied' | 'said.pasted',
    values: { readonly count: number },
  ) => string;
}

/** Creates the commands that copy the selection of a board and select added objects. */
export function createCopyVerbs<Types extends SessionTypes>(
  store: KitStore,
  { session, selectionAtom, write, listAdded, writeAnnouncement }: CopyPlan<Types>,
): {
  /** Writes the selection as a text; null if nothing in it can be copied. */
  readonly copy: () => string | null;
  /** Adds objects by an edit and selects them. */
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
