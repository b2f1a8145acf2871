import { createLate } from '@eecs/ui-kit';
import { loadParts } from '../late/loadParts.ts';

/**
 * A sheet over the page with the rows of a file for which `readTrussBlob` returned a `table`: the reader assigns the
 * columns. `onOpen` gets the rows as a text, and the value for the option `rows` of `readTrussBlob`. Its code is loaded
 * when it is shown.
 */
export const TrussRowsSheet = createLate(loadParts, 'FileRowsSheet');
