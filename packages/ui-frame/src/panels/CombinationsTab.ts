import { createLate } from '@eecs/ui-kit';
import { loadCombinations } from '../late/loadParts.ts';

/** The tab of combinations: most frames have one case set and never need it. */
export const CombinationsTab = createLate(loadCombinations, 'CombinationsPanel');
