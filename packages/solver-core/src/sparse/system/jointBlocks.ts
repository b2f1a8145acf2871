import { type BlockArithmetic } from './blockArithmetic.ts';
import { PLANE_BLOCKS } from './planeBlocks.ts';
import { SPACE_BLOCKS } from './spaceBlocks.ts';

/** Returns what to do with the blocks of a plane truss or of one in space. */
export function getBlockArithmetic(dim: 2 | 3): BlockArithmetic {
  return dim === 2 ? PLANE_BLOCKS : SPACE_BLOCKS;
}
