import { createEditorCommands } from '@eecs/ui-kit/editor';
import { session } from '../state/sessionAtoms.ts';

/** Commands of a beam editor, the same by button and by key. */
export const editorCommands = createEditorCommands(session);

export const EDITOR_COMMANDS = Object.values(editorCommands);
