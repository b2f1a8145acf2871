import { createFetch } from '@eecs/ui-kit';

/** Loads the code that combines case sets and shows the combinations, which the first page does not need. */
export const loadCombinations = createFetch(() => import('./lateCombinations.ts'));
