import { createLate } from '@eecs/ui-kit';
import { loadDrawing } from '../late/loadParts.ts';

/**
 * A sheet over the page that shows a drawing before it is opened: its layers, unit, orientation and loose parts, with a
 * picture. `onOpen` gets the options for `readTrussBlob`. Its code is loaded when it is shown.
 */
export const TrussDrawingSheet = createLate(loadDrawing, 'DrawingSheet');
