// The entry point `@eecs/solver-core/frame-units`: frames and their answers in the other unit system. It is apart from
// `@eecs/solver-core/frame`, whose callers mostly stay in one system and do without the table of units.
export { convertFrame } from './assembly/convertFrame.ts';
export { convertFrameSolution } from './answer/convertFrameSolution.ts';
