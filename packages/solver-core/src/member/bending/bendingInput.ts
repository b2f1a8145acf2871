import type { SetActions } from '../loads/actions.ts';
import type { ClampedActions } from './clampedActions.ts';
import type { MemberModel } from '../model.ts';
import type { LineLoad } from '../loads/pieces.ts';

/** Moments on both sides of each node, inside of moments right on it, and its deflection, of one case set. */
export interface NodeBending {
  readonly left: Float64Array;
  readonly right: Float64Array;
  /**
   * Moments in addition to those of the elements between clamps, caused by rotations and displacements of nodes. Stored
   * separately, because the difference of two nearly equal moments would lose digits.
   */
  readonly leftBeyond: Float64Array;
  readonly rightBeyond: Float64Array;
  readonly v: Float64Array;
}

/** A beam and what acts on it in each case set. */
export interface BendingInput {
  readonly model: Pick<MemberModel, 'nodes' | 'elements'>;
  /** By case set, across the beam. */
  readonly loads: readonly LineLoad[];
  readonly clamped: readonly ClampedActions[];
  readonly actions: readonly SetActions[];
}

/** The order of the solution: everything at once, or moments first and then deflections. */
export interface Step {
  readonly findsMoments: boolean;
  readonly findsDeflections: boolean;
}

/**
 * Scales that bring lengths, stiffnesses and deflections to the order of 1: powers of two, which round nothing.
 */
export interface Scale {
  readonly length: number;
  readonly EI: number;
  /** Turns deflections and slopes into forces of the size of the loads. */
  readonly perDeflection: number;
  readonly perSlope: number;
}

export function scaleOf({ elements }: BendingInput['model']): Scale {
  const length = powerOfTwo(elements.at(-1)!.x1 / elements.length);
  // Not spread into arguments: hundreds of thousands of elements would overflow the stack.
  const EI = powerOfTwo(elements.reduce((largest, element) => Math.max(largest, element.EI), 0));
  return { length, EI, perDeflection: EI / length ** 3, perSlope: EI / length ** 2 };
}

function powerOfTwo(value: number): number {
  return 2 ** Math.round(Math.log2(value));
}
