import { createLate } from '../late/createLate.tsx';
import { loadKitParts } from '../loadKitParts.ts';

/** The table of a diagram's numbers, loaded separately, because few readers open it. */
export const LateTable = createLate(loadKitParts, 'DiagramTable');
