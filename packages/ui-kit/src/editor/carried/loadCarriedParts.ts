import { createFetch } from '../../late/createFetch.ts';

/** Fetches the parts about loads that carry reactions of other structures; few documents have such loads. */
export const loadCarriedParts = createFetch(() => import('./carriedParts.ts'));
