import { type BlockArithmetic } from './blockArithmetic.ts';
import { PLANE_BLOCKS } from './planeBlocks.ts';
import { SPACE_BLOCKS } from './spaceBlocks.ts';

/** Returns the block operations for a plane or a space truss. */
export function getBlockArithmetic(dim: 2 | 3): BlockArithmetic {
  return dim === 2 ? PLANE_BLOCKS : SPACE_BLOCKS;
}
