import type { SetActions } from './actions.ts';
import type { BeamModel } from './elements.ts';
import type { SpanActions } from './spanActions.ts';

/** Moments on both sides of each node, inside of moments right on it, and its deflection, of one case set. */
export interface NodeBending {
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly v: Float64Array;
}

/** A beam and what acts on it in each case set. */
export interface BendingInput {
  readonly model: BeamModel;
  /** By case set, then by element. */
  readonly spans: readonly (readonly SpanActions[])[];
  readonly actions: readonly SetActions[];
}

/** What the equations are solved for: everything at once, or moments first and then deflections. */
export interface Step {
  readonly findsMoments: boolean;
  readonly findsDeflections: boolean;
}

/** What lengths, stiffnesses and deflections are divided by to be of the order of 1. */
export interface Scale {
  readonly length: number;
  readonly EI: number;
  /** Turns deflections and slopes into forces of the size of the loads. */
  readonly perDeflection: number;
  readonly perSlope: number;
}

export function scaleOf({ elements }: BeamModel): Scale {
  const length = elements.at(-1)!.x1 / elements.length;
  // Not spread into arguments: hundreds of thousands of elements would overflow the stack.
  const EI = elements.reduce((largest, element) => Math.max(largest, element.EI), 0);
  return { length, EI, perDeflection: EI / length ** 3, perSlope: EI / length ** 2 };
}
