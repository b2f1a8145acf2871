// What the pictures need, in one chunk.
export { drawPng } from './drawPng.ts';
export { drawSvg, writeSvg } from './drawSvg.tsx';
export { layoutPicture } from './layoutPicture.ts';
