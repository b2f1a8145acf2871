import { frameTaskMessages } from '../frame/frameTaskMessages.ts';
import { createTaskText } from './createTaskText.ts';

/** Gives the texts of a page with the editor of frames. */
export const useFrameTaskText = createTaskText(frameTaskMessages, 'frame');
