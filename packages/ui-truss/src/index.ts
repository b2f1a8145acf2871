// Drawing
export { TrussDrawing, type TrussDrawingProps } from './drawing/TrussDrawing.tsx';
export { TrussPicture, type TrussPictureProps } from './drawing/TrussPicture.tsx';

// Texts, to preload
export { trussMessages } from './messages/trussMessages.ts';

// Examples
export { createPrattTruss, type PrattOptions } from './examples/createPrattTruss.ts';
export { emptyTruss } from './examples/emptyTruss.ts';
export { spatialTripod } from './examples/spatialTripod.ts';
export { twoBarTruss } from './examples/twoBarTruss.ts';
