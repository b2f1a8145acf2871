// The solver of frames and the live preview: loaded after the first picture.
export { followFrame } from '../live/followFrame.ts';
export { solveLocally } from '../live/frameSolvers.ts';
