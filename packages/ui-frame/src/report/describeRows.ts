import { type ReportBlock, type ReportColumn, type Runs, textBlock } from '@eecs/ui-kit/report';
import type { FrameReportContext } from './frameReportContext.ts';

/** A longer table is no paper any more. */
const MOST_ROWS = 2000;

/** Writes a table; of a very long one its beginning, and that it is one. */
export function describeRows(
  { t }: Pick<FrameReportContext, 't'>,
  {
    caption,
    columns,
    rows,
  }: {
    readonly caption: string;
    readonly columns: readonly ReportColumn[];
    readonly rows: readonly (readonly Runs[])[];
  },
): ReportBlock[] {
  const shown = rows.slice(0, MOST_ROWS);
  return [
    ...(shown.length < rows.length
      ? [textBlock(t('rows', { shown: shown.length, count: rows.length }), 'note')]
      : []),
    { kind: 'table', caption, columns, rows: shown },
  ];
}
