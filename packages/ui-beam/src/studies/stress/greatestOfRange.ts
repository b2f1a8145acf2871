import type { StrengthRange } from './listStrengths.ts';

/** The greatest value within one range of strength, without the neighbours' values at the boundary. */
export interface GreatestOfRange {
  readonly range: StrengthRange;
  readonly x: number;
  readonly value: number;
  /** The side of `x` from which the value is the limit, because sections and materials change there. */
  readonly side: 'left' | 'right';
}
