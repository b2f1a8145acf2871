// What makes files of the board, in one chunk.
export { writeForcesCsv } from './files/writeForcesCsv.ts';
export { drawTrussSvg } from './pictures/drawTrussSvg.ts';
export { paintPng } from './pictures/paintPng.ts';
