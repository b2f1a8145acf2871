import { createEditorCommands } from '@eecs/ui-kit/editor';
import { session } from '../state/sessionAtoms.ts';

/** What a person can tell a truss editor to do, the same by button and by key. */
export const editorCommands = createEditorCommands(session);
