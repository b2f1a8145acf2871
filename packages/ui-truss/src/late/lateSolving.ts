// Solvers in the page and in a thread, in one chunk.
export { followTruss } from '../live/followTruss.ts';
export { solveLocally } from '../live/trussSolvers.ts';
