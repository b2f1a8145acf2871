import { createLate } from '../late/createLate.tsx';
import { loadKitParts } from '../loadKitParts.ts';

/** The read-out of a diagram, fetched once the diagram is drawn: nobody reads a number before. */
export const LateCursor = createLate(loadKitParts, 'CursorTrack', { isQuiet: true });
