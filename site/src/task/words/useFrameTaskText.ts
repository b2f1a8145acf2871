import { frameTaskMessages } from '../../frame/frameTaskMessages.ts';
import { createTaskText } from './createTaskText.ts';

/** Returns the texts of a page with the frame editor. */
export const useFrameTaskText = createTaskText(frameTaskMessages, 'frame');
