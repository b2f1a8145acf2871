import type { Quantity } from '@eecs/solver-core';

/** A diagram of the chart. */
export interface ExploreRow {
  readonly key: 'N' | 'Q' | 'M' | 'slope' | 'deflection';
  readonly symbol: string;
  readonly real: Quantity;
  /** Without real constants displacements are those of a beam with EI = EA = 1. */
  readonly scaled: Quantity;
}

/** The diagrams of the chart, from top to bottom. */
export const EXPLORE_ROWS: readonly ExploreRow[] = [
  { key: 'N', symbol: 'N', real: 'force', scaled: 'force' },
  { key: 'Q', symbol: 'Q', real: 'force', scaled: 'force' },
  { key: 'M', symbol: 'M', real: 'moment', scaled: 'moment' },
  { key: 'slope', symbol: 'θ', real: 'slope', scaled: 'scaledSlope' },
  { key: 'deflection', symbol: 'v', real: 'displacement', scaled: 'scaledDeflection' },
];
