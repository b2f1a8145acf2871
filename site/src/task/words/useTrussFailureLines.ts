import { createFailureLines } from './createFailureLines.ts';
import { useTrussTaskText } from './useTrussTaskText.ts';

/** Returns a function that describes failures of an imported truss, one line each: the problem and its place. */
export const useTrussFailureLines = createFailureLines('truss', useTrussTaskText);
