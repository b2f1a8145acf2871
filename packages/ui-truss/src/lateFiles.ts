// What makes files of the board, in one chunk.
export { decodeText } from '@eecs/ui-kit/editing';
export { readBook, readDrawing, readRows } from './files/readOthers.ts';
export { trussLaterMessages as pictureTexts } from './messages/laterMessages.ts';
export { createPictures } from './pictures/createPictures.ts';
