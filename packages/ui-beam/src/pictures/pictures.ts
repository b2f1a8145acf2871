// What the pictures need, in one chunk.
export { drawPng } from '@eecs/ui-kit/editor';
export { drawSvg, writeSvg } from './drawSvg.tsx';
export { layoutPicture } from './layoutPicture.ts';
