import { type ReportBlock, type ReportColumn, type Runs, textBlock } from '@eecs/ui-kit/report';
import type { FrameReportContext } from './frameReportContext.ts';

/** A longer table is not suitable for paper. */
const MOST_ROWS = 2000;

/** Writes a table; for a very long one its beginning, and a note. */
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
