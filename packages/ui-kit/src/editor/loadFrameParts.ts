import { createFetch } from '../late/createFetch.ts';

/** Fetches what of the frame comes after an editor has opened, for an editor that shall work without a network. */
export const loadFrameParts = createFetch(() => import('./frameParts.ts'));
