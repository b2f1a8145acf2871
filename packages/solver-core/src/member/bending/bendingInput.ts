import type { SetActions } from '../loads/actions.ts';
import type { ClampedActions } from './clampedActions.ts';
import type { MemberModel } from '../model.ts';
import type { LineLoad } from '../loads/pieces.ts';

/** Moments on both sides of each node, inside of moments applied to it, and its deflection, of one case set. */
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

/** A beam and its loads in each case set. */
export interface BendingInput {
  readonly model: Pick<MemberModel, 'nodes' | 'elements'>;
  /** One for each case set, across the beam. */
  readonly loads: readonly LineLoad[];
  readonly clamped: readonly ClampedActions[];
  readonly actions: readonly SetActions[];
}

/** The order of the solution: all unknowns at once, or moments first and then deflections. */
export interface Step {
  readonly findsMoments: boolean;
  readonly findsDeflections: boolean;
}

/**
 * Factors that scale lengths, stiffnesses and deflections to the order of 1. They are powers of two, so nothing is
 * rounded.
 */
export interface Scale {
  readonly length: number;
  readonly EI: number;
  /** Converts deflections and slopes to forces of the size of the loads. */
  readonly perDeflection: number;
  readonly perSlope: number;
}

export function scaleOf({ elements }: BendingInput['model']): Scale {
  const length = powerOfTwo(elements.at(-1)!.x1 / elements.length);
  // The values are not spread into arguments, because hundreds of thousands of elements would overflow the stack.
  const EI = powerOfTwo(elements.reduce((largest, element) => Math.max(largest, element.EI), 0));
  return { length, EI, perDeflection: EI / length ** 3, perSlope: EI / length ** 2 };
}

function powerOfTwo(value: number): number {
  return 2 ** Math.round(Math.log2(value));
}
