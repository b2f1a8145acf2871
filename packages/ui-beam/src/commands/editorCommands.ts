import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import { canRedoAtom, canUndoAtom, hindranceAtom } from '../state/sessionAtoms.ts';
import { redoAtom, solveAtom, undoAtom } from '../state/sessionVerbs.ts';

/** What a person can tell the editor to do, the same by button and by key. */
export interface EditorCommand {
  readonly name: 'undo' | 'redo' | 'solve';
  readonly isEnabledAtom: Atom<boolean>;
  readonly runAtom: WritableAtom<null, [], unknown>;
}

export const undoCommand: EditorCommand = {
  name: 'undo',
  isEnabledAtom: canUndoAtom,
  runAtom: undoAtom,
};

export const redoCommand: EditorCommand = {
  name: 'redo',
  isEnabledAtom: canRedoAtom,
  runAtom: redoAtom,
};

export const solveCommand: EditorCommand = {
  name: 'solve',
  isEnabledAtom: atom((get) => get(hindranceAtom) === null),
  runAtom: solveAtom,
};

export const EDITOR_COMMANDS: readonly EditorCommand[] = [undoCommand, redoCommand, solveCommand];
