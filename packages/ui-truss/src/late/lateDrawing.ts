import { drawingMessages } from '../messages/drawingMessages.ts';

// The reader of drawings, loaded with the first one.
export { DrawingSheet } from '../files/DrawingSheet.tsx';

/** Texts of its sheet. */
export const texts = [drawingMessages];
