import type { Atom, WritableAtom } from 'jotai/vanilla';

/** Commands of every editor, available by button and by key. */
export interface EditorCommand {
  readonly name: 'undo' | 'redo' | 'solve';
  readonly isEnabledAtom: Atom<boolean>;
  readonly runAtom: WritableAtom<null, [], unknown>;
}

/** The commands of a session by name. */
export type EditorCommands = Readonly<Record<EditorCommand['name'], EditorCommand>>;
