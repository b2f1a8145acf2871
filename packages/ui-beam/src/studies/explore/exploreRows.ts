import { RESULT_ROWS, type ResultRow } from '../../naming/resultRows.ts';

const KEYS = ['N', 'Q', 'M', 'slope', 'deflection'] as const;

/** A diagram of the chart. */
export interface ExploreRow extends Pick<ResultRow, 'symbol' | 'real' | 'scaled'> {
  readonly key: (typeof KEYS)[number];
}

/** The diagrams of the chart, from top to bottom: the results available for every beam. */
export const EXPLORE_ROWS: readonly ExploreRow[] = KEYS.flatMap((key) =>
  RESULT_ROWS.filter(({ id }) => id === key).map(({ symbol, real, scaled }) => ({
    key,
    symbol,
    real,
    scaled,
  })),
);
