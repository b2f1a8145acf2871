import {
  type ReportBlock,
  type ReportColumn,
  type Runs,
  head,
  plain,
  textBlock,
  symbol,
} from '@eecs/ui-kit/report';
import type { PrintTable } from './inputTables.ts';
import type { TrussReportContext } from './trussReportContext.ts';

/** The greatest number of rows of a printed table; a workbook has all of them. */
const MOST_ROWS = 2000;

/** Writes a table with its heading; nothing if it has no rows. */
export function describeTable(
  { caption, head: heads, rows, note }: PrintTable,
  { t }: Pick<TrussReportContext, 't'>,
): ReportBlock[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, MOST_ROWS);
  return [
    head(caption),
    ...(shown.length < rows.length
      ? [textBlock(t('rows', { shown: shown.length, count: rows.length }), 'note')]
      : []),
    {
      kind: 'table',
      caption,
      columns: heads.map((text, at) => toColumn(text, (at > 0 || UNIT.test(text)) && isNumeric(shown, at))),
      rows: shown.map((cells) => cells.map(plain)),
    },
    ...(note === undefined ? [] : [textBlock(note, 'note')]),
  ];
}

const UNIT = /^(.*), ([^,]+)$/;
/** A symbol, optionally with its axis: N, Rx, Δy. */
const LETTER = /^([A-Za-zΔσ])([xyz]?)$/;

/** The heading of a number column ends with its unit, which has its own line. */
function toColumn(text: string, isOfNumbers: boolean): ReportColumn {
  const [, name, unit] = UNIT.exec(text) ?? [];
  return isOfNumbers && name !== undefined && unit !== undefined
    ? { head: toHead(name), unit, isNumeric: true }
    : { head: plain(text), isNumeric: isOfNumbers };
}

/** A symbol is written as in the report of a beam. */
function toHead(name: string): Runs {
  const [, letter, axis = ''] = LETTER.exec(name) ?? [];
  return letter === undefined ? plain(name) : axis === '' ? symbol(letter) : symbol(letter, axis);
}

/** A number, optionally with its unit or its rod; a dash means none. */
const NUMBER = /^(–|[−-]?\d[^a-zа-яёіїє(]*([^\s\d]{1,6})?( \([^)]*\))?)$/iu;

function isNumeric(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((text) => text !== '');
  return cells.some((text) => text !== '–') && cells.every((text) => NUMBER.test(text));
}
