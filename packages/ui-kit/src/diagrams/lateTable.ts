import { createLate } from '../late/createLate.tsx';
import { loadKitParts } from '../loadKitParts.ts';

/** The table of a diagram's numbers, fetched apart from the diagram: it is opened by few. */
export const LateTable = createLate(loadKitParts, 'DiagramTable');
