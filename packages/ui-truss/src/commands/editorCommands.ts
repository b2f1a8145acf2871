import { createEditorCommands } from '@eecs/ui-kit/editor';
import { session } from '../state/sessionAtoms.ts';

/** Commands of a truss editor, the same by button and by key. */
export const editorCommands = createEditorCommands(session);
