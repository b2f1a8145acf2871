import { createTaskText } from './createTaskText.ts';
import { taskMessages } from './taskMessages.ts';

/** Returns the texts of a page with the beam editor. */
export const useBeamTaskText = createTaskText(taskMessages, 'beam');
