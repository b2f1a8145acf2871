import { createLate } from '@eecs/ui-kit';
import { loadMethods } from '../late/loadParts.ts';

/** The tab of combinations: most trusses have one case set and never need it. */
export const CombinationsTab = createLate(loadMethods, 'CombinationsPanel');
