import { createFailureLines } from './createFailureLines.ts';
import { useFrameTaskText } from './useFrameTaskText.ts';

/** Returns a function that describes failures of an imported frame, one line each: the problem and its place. */
export const useFrameFailureLines = createFailureLines('frame', useFrameTaskText);
