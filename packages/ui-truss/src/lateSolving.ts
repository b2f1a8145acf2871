// Solvers in the page and in a thread, in one chunk.
export { followBoard } from './live/followBoard.ts';
export { solveLocally } from './live/solveLocally.ts';
