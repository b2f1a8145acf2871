import { drawingMessages } from './messages/drawingMessages.ts';

// What opens a drawing, fetched when there is one.
export { DrawingSheet } from './files/DrawingSheet.tsx';

/** What its sheet speaks by. */
export const texts = [drawingMessages];
