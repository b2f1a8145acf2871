import { createDraft } from './createDraft.ts';
import { createEditorCommands } from './createEditorCommands.ts';
import { createRefusedFields } from './createRefusedFields.ts';
import { createSessionAtoms } from './createSessionAtoms.ts';
import { type SessionHooks, createSessionVerbs } from './createSessionVerbs.ts';
import { createSolve } from './createSolve.ts';
import type { DocumentKind, SessionTypes } from './documentKind.ts';

/**
 * Creates the session of an editor: the document with its history, its result, the gesture under way. A package calls
 * it once. It returns definitions of atoms; their values live in the store of each mounted widget.
 */
export function createSession<Types extends SessionTypes>(
  kind: DocumentKind<Types>,
  hooks: SessionHooks<Types>,
) {
  const atoms = createSessionAtoms(kind);
  const verbs = createSessionVerbs(kind, atoms, hooks);
  const { keepSolution } = verbs;
  const { isHindered } = hooks;
  const session = {
    kind,
    /** The key under which undo and redo steps are stored. */
    stepsKey: `${kind.name}.steps`,
    /** The key under which the reader's preferences for the editor are stored. */
    viewKey: `${kind.name}.view`,
    isHindered,
    ...atoms,
    ...verbs,
    ...createDraft(atoms, verbs),
    ...createRefusedFields<Types['tab']>(),
    solveAtom: createSolve(atoms, { isHindered, keepSolution }),
  };
  return { ...session, commands: createEditorCommands(session) };
}

export type Session<Types extends SessionTypes> = ReturnType<typeof createSession<Types>>;
