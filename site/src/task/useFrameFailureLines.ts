import { createFailureLines } from './createFailureLines.ts';
import { useFrameTaskText } from './useFrameTaskText.ts';

/** Returns a writer of failures of an imported frame, one line each: the problem and its place. */
export const useFrameFailureLines = createFailureLines('frame', useFrameTaskText);
