import type { Report, ReportBlock, Runs } from '../src/report/index.ts';

/** Reads runs of a report as text, with usual spaces. A fraction is read as `(over)/(under)`. */
export function readRuns(runs: Runs): string {
  return runs
    .map((run) => ('text' in run ? run.text : `(${readRuns(run.over)})/(${readRuns(run.under)})`))
    .join('')
    .replace(/[\u00a0\u202f]/gu, ' ');
}

/** Lists the lines of a block: a heading, a text, the head and the rows of a table. */
export function listBlockLines(block: ReportBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'text':
    case 'formula':
      return [readRuns(block.runs)];
    case 'table':
      return [
        block.columns.map(({ head, unit = '' }) => `${readRuns(head)} ${unit}`.trim()).join(' | '),
        ...block.rows.map((cells) => cells.map(readRuns).join(' | ')),
      ];
    default:
      return [];
  }
}

/** Lists the lines of a report. */
export const listLines = ({ blocks }: Pick<Report, 'blocks'>): string[] => blocks.flatMap(listBlockLines);
