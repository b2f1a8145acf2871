// Functions that write files of the board, in one chunk.
export { createPictures } from '../files/createPictures.ts';
export { frameLaterMessages as pictureTexts } from '../messages/laterMessages.ts';
