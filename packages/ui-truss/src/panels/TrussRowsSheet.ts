import { createLate } from '@eecs/ui-kit';
import { loadParts } from '../loadParts.ts';

/**
 * A sheet over the page that shows the rows of a file for which `readTrussBlob` gave a `table`: the reader
 * chooses what each column is. `onOpen` gets the rows as a text, and what `readTrussBlob` takes as `rows`. Its
 * code is fetched when it is shown.
 */
export const TrussRowsSheet = createLate(loadParts, 'FileRowsSheet');
