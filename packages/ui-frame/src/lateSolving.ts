// The solver of frames with the parts that preview them: fetched after the first picture.
export { followFrame } from './live/followFrame.ts';
export { solveLocally } from './live/frameSolvers.ts';
