import { createAddCase } from '@eecs/ui-kit/editor';
import { addFrame } from '../editing/addFrame.ts';
import { newId } from '../state/newId.ts';
import { session } from '../state/sessionAtoms.ts';

/** Adds a frame to that of an editor, as one undo step; returns whether that changed it. */
export const addFrameCase = createAddCase(session, (now, added) => addFrame(now, added, newId));
