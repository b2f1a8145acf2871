// Writers of files of the board, in one chunk.
export { trussLaterMessages as pictureTexts } from '../messages/laterMessages.ts';
export { createPictures } from '../pictures/createPictures.ts';
