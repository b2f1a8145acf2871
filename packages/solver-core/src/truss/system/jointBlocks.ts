import { PIVOT } from '../../linalg/tolerance.ts';
import { type Analysis } from './analysis.ts';
import { type OpenFront } from './openFront.ts';
import { type JointSystem } from './jointSystem.ts';
import { PLANE_BLOCKS } from './planeBlocks.ts';
import { SPACE_BLOCKS } from './spaceBlocks.ts';

/**
 * What is done with the `dim` by `dim` blocks of the stiffness matrix, link by link and child by child.
 *
 * It is written out for each `dim`: with `dim` as an argument the loops over links, which do little else than read and
 * write, take half as long again or more in a plane truss, and its factorization 5 to 10 % longer (a grid of 1000
 * joints, best of thousands in turns).
 */
export interface BlockArithmetic {
  /** Adds each link's EA/l³ d·dᵀ to the own blocks of both its joints, laid out as `sumDiagonals` does. */
  readonly sumLinks: (analysis: Analysis, system: JointSystem, diagonals: Float64Array) => void;
  /**
   * Adds the links of supernode s to its front: of each the block between its two
   * joints, -EA/l³ d·dᵀ, without what is held.
   */
  readonly addLinks: (front: OpenFront, analysis: Analysis, s: number, system: JointSystem) => void;
  /**
   * Adds what a child left, its lower triangle packed by columns from `from` in the arena, to the front of its parent.
   */
  readonly addChild: (front: OpenFront, analysis: Analysis, child: number, from: number) => void;
}

/** Returns what to do with the blocks of a plane truss or of one in space. */
export function getBlockArithmetic(dim: 2 | 3): BlockArithmetic {
  return dim === 2 ? PLANE_BLOCKS : SPACE_BLOCKS;
}

/**
 * Adds up each joint's own block of the stiffness matrix in the order of elimination: its lower triangle by columns, xx
 * xy yy in the plane, xx xy xz yy yz zz in space.
 *
 * A held direction of a joint that can move otherwise is left out and gets a 1 on the diagonal: an equation of its own,
 * with nobody else in it.
 */
export function sumDiagonals(analysis: Analysis, system: JointSystem): Float64Array {
  const { dim, joints, held } = analysis;
  const entries = (dim * (dim + 1)) / 2;
  const diagonals = new Float64Array(entries * joints.length);
  getBlockArithmetic(dim).sumLinks(analysis, system, diagonals);
  for (let k = 0; k < joints.length; k++) {
    if (held[k] === 0) continue;
    let at = entries * k;
    for (let column = 0; column < dim; column++)
      for (let row = column; row < dim; row++, at++)
        if (held[k]! & ((1 << row) | (1 << column))) diagonals[at] = row === column ? 1 : 0;
  }
  return diagonals;
}

/** Returns the least pivot that each unknown may have: PIVOT times its diagonal before elimination. */
export function leastPivots({ dim, joints }: Analysis, diagonals: Float64Array): Float64Array {
  const least = new Float64Array(dim * joints.length);
  let at = 0;
  for (let k = 0; k < joints.length; k++)
    for (let axis = 0; axis < dim; axis++) {
      least[dim * k + axis] = PIVOT * diagonals[at]!;
      at += dim - axis;
    }
  return least;
}
