import type { StrengthRange } from './listStrengths.ts';

/** The greatest value within one range of strength, without what the neighbours have at the border. */
export interface GreatestOfRange {
  readonly range: StrengthRange;
  readonly x: number;
  readonly value: number;
  /** From which side of `x` the value is the limit: sections and materials change there. */
  readonly side: 'left' | 'right';
}
