import { createFetch } from '../late/createFetch.ts';

/**
 * Fetches the parts of the frame that otherwise load after an editor has opened, so that an editor works without a
 * network.
 */
export const loadFrameParts = createFetch(() => import('./frameParts.ts'));
