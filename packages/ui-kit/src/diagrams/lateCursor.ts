import { createLate } from '../late/createLate.tsx';
import { loadKitParts } from '../loadKitParts.ts';

/** The cursor of a diagram, loaded after the diagram is drawn, because nobody reads a number earlier. */
export const LateCursor = createLate(loadKitParts, 'CursorTrack', { isQuiet: true });
