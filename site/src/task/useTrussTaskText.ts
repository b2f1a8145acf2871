import { trussTaskMessages } from '../truss/trussTaskMessages.ts';
import { createTaskText } from './createTaskText.ts';

/** Gives the texts of a page with the editor of trusses. */
export const useTrussTaskText = createTaskText(trussTaskMessages, 'truss');
