// The solver of the page, in one chunk.
export { beamPreview, solveLocally } from '../live/beamSolvers.ts';
export { confirmSolution } from '../live/confirmSolution.ts';
