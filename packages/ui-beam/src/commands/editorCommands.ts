import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import { canRedoAtom, canUndoAtom, hindranceAtom } from '../state/sessionAtoms.ts';
import { redoAtom, solveAtom, undoAtom } from '../state/sessionVerbs.ts';

/** What of a key event decides. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What a person can tell the editor to do, the same by button and by key. */
export interface EditorCommand {
  readonly name: 'undo' | 'redo' | 'solve';
  readonly isEnabledAtom: Atom<boolean>;
  readonly runAtom: WritableAtom<null, [], unknown>;
  /** As written in a tip. */
  readonly keys: string;
  readonly matches: (press: KeyPress) => boolean;
}

export const undoCommand: EditorCommand = {
  name: 'undo',
  isEnabledAtom: canUndoAtom,
  runAtom: undoAtom,
  keys: 'Ctrl Z',
  matches: (press) => isLetter(press, 'z') && !press.shiftKey,
};

export const redoCommand: EditorCommand = {
  name: 'redo',
  isEnabledAtom: canRedoAtom,
  runAtom: redoAtom,
  keys: 'Ctrl Shift Z',
  matches: (press) => (isLetter(press, 'z') && press.shiftKey) || (isLetter(press, 'y') && !press.shiftKey),
};

export const solveCommand: EditorCommand = {
  name: 'solve',
  isEnabledAtom: atom((get) => get(hindranceAtom) === null),
  runAtom: solveAtom,
  keys: 'Ctrl ⏎',
  matches: (press) => hasControl(press) && press.key === 'Enter',
};

export const EDITOR_COMMANDS: readonly EditorCommand[] = [undoCommand, redoCommand, solveCommand];

function hasControl({ ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return (ctrlKey || metaKey) && !altKey;
}

/** On a Russian or Ukrainian layout the key says another letter; its place on the keyboard is the same. */
function isLetter(press: KeyPress, letter: string): boolean {
  if (!hasControl(press)) return false;
  const key = press.key.toLowerCase();
  return key === letter || (!/^[a-z]$/.test(key) && press.code === `Key${letter.toUpperCase()}`);
}
