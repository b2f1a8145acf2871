import { PIVOT } from '../../linalg/tolerance.ts';
import type { FactorStore } from '../kernels/factorStore.ts';
import { createPlainKernel } from '../kernels/plainKernel.ts';
import { createPlainStore } from '../kernels/plainStore.ts';
import { type Analysis } from './analysis.ts';
import { keepColumns, packRest } from './factorStorage.ts';
import { openFront } from './openFront.ts';
import { type FrontKernel } from '../kernels/frontKernel.ts';
import { type BlockArithmetic } from './blockArithmetic.ts';
import { getBlockArithmetic } from './jointBlocks.ts';
import { type JointSystem } from './jointSystem.ts';

/** The factors of a stiffness matrix, with which any number of systems can be solved. */
export interface Factor {
  readonly analysis: Analysis;
  /**
   * L, supernode by supernode: for each four columns the rows from the first diagonal entry down, four numbers for each
   * row (those above the diagonal are unused); the remaining columns follow one by one, from their diagonals down.
   * Solving then reads memory sequentially.
   */
  readonly values: Float64Array;
  /** The memory in which L is stored. */
  readonly store: FactorStore;
  /** A right-hand side in elimination order, which every solve overwrites. */
  readonly room: Float64Array;
}

/**
 * A direction in which a joint can move: its remaining stiffness when it is eliminated, relative to the original
 * stiffness.
 */
export interface Singular {
  readonly singular: { readonly joint: number; readonly axis: 0 | 1 | 2; readonly pivot: number };
}

/** The number of bytes that the system would need, which is more than allowed or available. */
export interface TooLarge {
  readonly tooLarge: number;
}

/** The memory and the kernel that a caller allows for a factorization. */
export interface FactoringMeans {
  /** Arithmetic on dense fronts. */
  readonly kernel?: FrontKernel | undefined;
  /**
   * Greatest number of bytes for factor, arena and a solution.
   * @default MOST_BYTES
   */
  readonly mostBytes?: number | undefined;
}

/** How a stiffness matrix is factored; by default with the plain kernel. */
export interface FactorizeOptions extends FactoringMeans {
  /**
   * Where the factor is stored; the previous content is lost.
   * @default `createPlainStore()`
   */
  readonly store?: FactorStore | undefined;
  /**
   * Operations on the blocks of the stiffness matrix, for a system whose members are more than pin-jointed links.
   * @default those of links
   */
  readonly blocks?: BlockArithmetic | undefined;
}

/**
 * Factors the stiffness matrix of a pin-jointed structure, K = L·Lᵀ, front by front (multifrontal Cholesky).
 *
 * `analysis` must belong to the same joints, links and anchors as `system`; stiffnesses may differ. A pivot of at most
 * PIVOT times its own diagonal before elimination is singular: the structure can move there within rounding. Source: J.
 * W. H. Liu, The multifrontal method for sparse matrix solution, SIAM Review 34 (1992), 82-109.
 */
export function factorizeSystem(
  analysis: Analysis,
  system: JointSystem,
  {
    kernel = createPlainKernel(),
    mostBytes = MOST_BYTES,
    store = createPlainStore(),
    blocks = getBlockArithmetic(analysis.dim),
  }: FactorizeOptions = {},
): Factor | Singular | TooLarge {
  // A limit of NaN allows nothing.
  if (!(analysis.bytes <= mostBytes)) return { tooLarge: analysis.bytes };
  const { dim, joints, valueStarts } = analysis;
  const { count, rowStarts, parents } = analysis.supernodes;
  const room = takeRoom(analysis, kernel, store);
  if (!room) return { tooLarge: analysis.bytes };
  const { arena, values } = room;
  const least = new Float64Array(analysis.largest);
  const places = new Int32Array(joints.length);
  const taken = new Int32Array(analysis.largest);
  const front = { arena, offset: 0, size: 0, pivots: 0, places, taken, least, first: 0 };
  const pending = countChildren(parents);
  // Supernodes whose remaining matrices have not been added to their parents yet, and where these start in the arena.
  const stack = new Int32Array(count);
  const lefts = new Int32Array(count);
  let top = 0;
  let free = 0;

  for (let s = 0; s < count; s++) {
    openFront(front, analysis, { s, offset: free });
    blocks.addJoints(front, analysis, s, system);
    for (let children = pending[s]!; children > 0; children--) {
      const child = stack[--top]!;
      free = lefts[child]!;
      blocks.addChild(front, analysis, child, free);
    }
    const failed = kernel.factor(front);
    if (failed >= 0) {
      const pivot = arena[front.offset + failed * (front.size + 1)]!;
      return describeSingular(analysis, front.first + failed, pivot, least[failed]! / PIVOT);
    }
    keepColumns(front, values, valueStarts[s]!);
    const below = dim * (rowStarts[s + 1]! - rowStarts[s]!);
    if (below > 0) {
      packRest(front, free);
      lefts[s] = free;
      stack[top++] = s;
      free += (below * (below + 1)) >> 1;
    }
  }
  return { analysis, values, store, room: new Float64Array(dim * joints.length) };
}

/**
 * Allocates memory for the fronts and for L, almost all that a factorization needs; returns null if the engine has
 * none.
 */
function takeRoom(
  { arena, largest, valueStarts, supernodes }: Analysis,
  kernel: FrontKernel,
  store: FactorStore,
): { arena: Float64Array; values: Float64Array } | null {
  try {
    return {
      arena: kernel.reserve(arena),
      values: store.take(valueStarts[supernodes.count]!, largest),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function countChildren(parents: Int32Array): Int32Array {
  const children = new Int32Array(parents.length);
  for (const parent of parents) if (parent >= 0) children[parent]!++;
  return children;
}

function describeSingular(analysis: Analysis, unknown: number, pivot: number, diagonal: number): Singular {
  const { dim, joints } = analysis;
  const axis = (unknown % dim) as 0 | 1 | 2;
  return {
    singular: { joint: joints[(unknown - axis) / dim]!, axis, pivot: diagonal > 0 ? pivot / diagonal : 0 },
  };
}

/** More than three times the 0.4e9 bytes that a double-layer grid of a hundred thousand joints needs. */
export const MOST_BYTES = 1.5e9;
