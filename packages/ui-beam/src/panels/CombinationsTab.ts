import { createLate } from '@eecs/ui-kit';
import { loadCombinations } from '../late/loadCombinations.ts';

/** The tab of combinations: most beams have one case set and never need it. */
export const CombinationsTab = createLate(loadCombinations, 'CombinationsPanel');
