import { type Getter, type WritableAtom, atom, type Atom } from 'jotai/vanilla';
import type { EditorCommands } from '../keys/editorCommand.ts';

interface CommandSources {
  readonly canUndoAtom: Atom<boolean>;
  readonly canRedoAtom: Atom<boolean>;
  readonly undoAtom: WritableAtom<null, [], unknown>;
  readonly redoAtom: WritableAtom<null, [], unknown>;
  readonly solveAtom: WritableAtom<null, [], unknown>;
  readonly isHindered: (get: Getter) => boolean;
}

/** Creates the commands of a session, available by button and by key. */
export function createEditorCommands(session: CommandSources): EditorCommands {
  const { canUndoAtom, canRedoAtom, isHindered } = session;
  return {
    undo: { name: 'undo', isEnabledAtom: canUndoAtom, runAtom: session.undoAtom },
    redo: { name: 'redo', isEnabledAtom: canRedoAtom, runAtom: session.redoAtom },
    solve: { name: 'solve', isEnabledAtom: atom((get) => !isHindered(get)), runAtom: session.solveAtom },
  };
}
