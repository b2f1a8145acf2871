// The entry point `@eecs/solver-core/frame-units`: converts frames and their results to the other unit system. It is
// separate from `@eecs/solver-core/frame`, because most callers of that stay in one system and do not need the table of
// units.
export { convertFrame } from './assembly/convertFrame.ts';
export { convertFrameSolution } from './answer/convertFrameSolution.ts';
