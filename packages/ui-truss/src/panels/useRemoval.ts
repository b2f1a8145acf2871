import { createRemovalHook } from '@eecs/ui-kit/editor';
import { useEditorText } from '../messages/editorMessages.ts';
import { createTrussRemoval } from './createTrussRemoval.ts';

/** Returns the functions that remove objects of the truss. */
export const useRemoval = createRemovalHook(useEditorText, createTrussRemoval);
