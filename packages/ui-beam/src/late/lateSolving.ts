// The solver of the page, in one chunk.
export { confirmSolution } from '../live/confirmSolution.ts';
export { solvePreview } from '../live/solvePreview.ts';
export { solveLocally } from '../state/solveLocally.ts';
