import { createRemovalHook } from '@eecs/ui-kit/editor';
import { useEditorText } from '../messages/editorMessages.ts';
import { createFrameRemoval } from './createFrameRemoval.ts';

/** Returns the commands that remove objects of the frame. */
export const useRemoval = createRemovalHook(useEditorText, createFrameRemoval);
