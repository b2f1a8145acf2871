import type { DocumentEdit } from '../../editing/edit.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from './createSession.ts';
import type { SessionTypes } from './documentKind.ts';
import { readDocument } from './readDocument.ts';

/**
 * Creates the function that adds a document to that of an editor as one undo step, by the command of its kind; it
 * returns whether the document changed.
 */
export function createAddCase<Types extends SessionTypes>(
  { kind, takenDocumentAtom, applyEditAtom }: Session<Types>,
  add: (now: Types['document'], added: Types['document']) => DocumentEdit<Types['document'], Types['note']>,
): (store: KitStore, given: Types['document']) => boolean {
  return (store, given) => {
    const added = readDocument(kind, given);
    const before = store.get(takenDocumentAtom);
    store.set(applyEditAtom, (now) => add(now, added));
    return store.get(takenDocumentAtom) !== before;
  };
}
