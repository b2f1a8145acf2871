import { createFetch } from '@eecs/ui-kit';

/** Fetches what combines case sets and shows the combinations; the first page has no use for it. */
export const loadCombinations = createFetch(() => import('./lateCombinations.ts'));
