// What solves in the page, in one chunk.
export { solveLocally } from './live/solveLocally.ts';
export { createPreviewSolver } from './live/solvePreview.ts';
