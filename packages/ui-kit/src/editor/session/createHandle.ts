import type { KitStore } from '../../store/kitStore.ts';
import { openReportAtom } from '../keys/openReport.ts';
import type { Session } from './createSession.ts';
import type { SessionTypes } from './documentKind.ts';
import type { DocumentHandle } from './editorProps.ts';
import { readDocument } from './readDocument.ts';

/** Creates the handle of an editor from its store. Throws `RefusedDocumentError` for a document of another kind. */
export function createHandle<Types extends SessionTypes>(
  store: KitStore,
  session: Session<Types>,
): DocumentHandle<Types['document'], Types['solved'] | Types['refused']> {
  const { kind, takenDocumentAtom, openDocumentAtom, replaceDocumentAtom, undoAtom, redoAtom, solveAtom } =
    session;
  return {
    getCase: () => store.get(takenDocumentAtom),
    setCase: (document) => store.set(openDocumentAtom, readDocument(kind, document)),
    replaceCase: (document) => store.set(replaceDocumentAtom, readDocument(kind, document)),
    undo: () => store.set(undoAtom),
    redo: () => store.set(redoAtom),
    solve: () => store.set(solveAtom),
    print: () => Promise.resolve(store.set(openReportAtom, 'printed')),
  };
}
