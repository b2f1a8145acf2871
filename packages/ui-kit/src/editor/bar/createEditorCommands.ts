import { atom } from 'jotai/vanilla';
import type { EditorCommand } from '../keys/editorCommand.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';

/** Creates the commands of a session, the same by button and by key. */
export function createEditorCommands<Types extends SessionTypes>(
  session: Session<Types>,
): Readonly<Record<EditorCommand['name'], EditorCommand>> {
  const { canUndoAtom, canRedoAtom, isHindered } = session;
  return {
    undo: { name: 'undo', isEnabledAtom: canUndoAtom, runAtom: session.undoAtom },
    redo: { name: 'redo', isEnabledAtom: canRedoAtom, runAtom: session.redoAtom },
    solve: {
      name: 'solve',
      isEnabledAtom: atom((get) => !isHindered(get)),
      runAtom: session.solveAtom,
    },
  };
}
