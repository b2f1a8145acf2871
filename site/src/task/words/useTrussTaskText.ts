import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';
import { createTaskText } from './createTaskText.ts';

/** Returns the texts of a page with the truss editor. */
export const useTrussTaskText = createTaskText(trussTaskMessages, 'truss');
