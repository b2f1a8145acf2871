import { createLate } from '@eecs/ui-kit';
import { loadDrawing } from '../loadParts.ts';

/**
 * A sheet over the page that shows a drawing before it is opened: its layers to choose from, its unit, its way up and
 * its loose parts, with a picture. `onOpen` gets what `readTrussBlob` takes. Its code is fetched when it is shown.
 */
export const TrussDrawingSheet = createLate(loadDrawing, 'DrawingSheet');
