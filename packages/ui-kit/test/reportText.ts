import type { Locale } from '../src/layout.ts';
import type { Report, ReportBlock, Runs } from '../src/report/index.ts';

/** Reads runs of a report as text, with plain spaces. A fraction is read as `(over)/(under)`. */
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

/** Options of a report without any entries. */
export const BARE_REPORT = {
  parts: [],
  paper: 'A4',
  project: '',
  author: '',
  date: '',
  logo: null,
  version: '',
} as const;

/** Creates the function that writes one part of the report of a document and lists its lines. */
export function createPartLines<Document, Answer, Words, BeamReportContext>({
  solve,
  getWords,
  createBeamReportContext,
  write,
}: {
  readonly solve: (document: Document) => Answer;
  readonly getWords: (locale: Locale) => Words;
  readonly createBeamReportContext: (
    document: Document,
    parts: { readonly answer: Answer; readonly options: typeof BARE_REPORT; readonly words: Words },
  ) => BeamReportContext;
  readonly write: (context: BeamReportContext) => readonly ReportBlock[];
}): (document: Document, locale?: Locale) => string[] {
  return (document, locale = 'en-US') =>
    write(
      createBeamReportContext(document, {
        answer: solve(document),
        options: BARE_REPORT,
        words: getWords(locale),
      }),
    ).flatMap(listBlockLines);
}
