import { createFetch } from './late/createFetch.ts';

/**
 * Fetches what of the kit comes with the first notice, question or touched field,
 * for a page that shall work without a network.
 */
export const loadKitParts = createFetch(() => import('./kitParts.ts'));
