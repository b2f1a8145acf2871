// Readers of drawings, tables and workbooks, in one chunk.
export { decodeText } from '@eecs/ui-kit/editing';
export { previewDrawing } from './previewDrawing.ts';
export { readBook, readDrawing, readRows } from './readOthers.ts';
