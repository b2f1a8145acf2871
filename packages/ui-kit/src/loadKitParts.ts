import { createFetch } from './late/createFetch.ts';

/**
 * Fetches the parts of the kit that otherwise load with the first notice, dialog or touched field, so that a page works
 * without a network.
 */
export const loadKitParts = createFetch(() => import('./kitParts.ts'));
