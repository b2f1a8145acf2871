import type { Atom, WritableAtom } from 'jotai/vanilla';

/** What a person can tell every editor to do, the same by button and by key. */
export interface EditorCommand {
  readonly name: 'undo' | 'redo' | 'solve';
  readonly isEnabledAtom: Atom<boolean>;
  readonly runAtom: WritableAtom<null, [], unknown>;
}
