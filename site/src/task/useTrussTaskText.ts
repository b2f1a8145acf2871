import { trussTaskMessages } from '../truss/trussTaskMessages.ts';
import { createTaskText } from './createTaskText.ts';

/** Returns the texts of a page with the editor of trusses. */
export const useTrussTaskText = createTaskText(trussTaskMessages, 'truss');
