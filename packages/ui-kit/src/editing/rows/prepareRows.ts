import { quote } from '../csvCell.ts';
import { isWordy, readHeading } from './readHeading.ts';
import { type TextRow, splitRows } from './splitRows.ts';

/** The meaning of a comma before exactly three digits, as in `1,500`. */
export type CommaRole = 'decimal' | 'thousands';

/** The choices that the reader of a table has made. */
export interface RowChoices {
  /** Names under which headings are read, keyed by the headings in the table. */
  readonly headings?: Readonly<Record<string, string>>;
  /** @default inferred from the table, otherwise from the language of the reader */
  readonly comma?: CommaRole;
  /**
   * Whether a program wrote all numbers with a point, as in a workbook: then a point does not rule out a decimal comma.
   * @default false
   */
  readonly isBook?: boolean;
}

/** A text of rows, prepared for reading. */
export interface PreparedRows {
  readonly text: string;
  /** Headings of the table, unchanged and in their order. */
  readonly headings: readonly string[];
  /** How cells such as `1,500` are read, with one example; null if there are none. */
  readonly comma: { readonly role: CommaRole; readonly example: string } | null;
}

/** A single comma followed by three digits: the only ambiguous comma. */
const LONE = /^[-+\u2212]?(?:0|[1-9]\d{0,2}),\d{3}(?![\d.,])/;
/** A group of thousands does not begin with 0. */
const ZERO = /^[-+\u2212]?0,\d/;
/** Any other number of digits after the comma than three, or more than three before it. */
const DECIMAL = /^[-+\u2212]?(?:\d*,(?:\d{1,2}|\d{4,})|\d{4,},\d+|\d{1,3}(?:\.\d{3})+,\d*)(?![\d.,])/;
/** A comma followed by a point, or two commas. */
const GROUPED = /^[-+\u2212]?(?:\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})(?![\d.,])/;
/** A grouped number, or a point before decimals that cannot be a thousands group. */
const THOUSANDS = new RegExp(String.raw`${GROUPED.source}|^[-+\u2212]?\d+\.(?:\d{1,2}|\d{4,})(?![\d.,])`);

/**
 * Prepares a table for reading: applies the reader's choice of headings, and determines the meaning of the comma in
 * `1,500` from the other cells of its column, otherwise from the rest of the table. Undetermined commas stay and are
 * read by the reader's language. Rows keep their numbers.
 */
export function prepareRows(
  text: string,
  locale: string,
  { headings = {}, comma, isBook = false }: RowChoices = {},
): PreparedRows {
  const rows = splitRows(text);
  // A heading may equal an inherited property name, such as `constructor`.
  const nameOf = (head: string): string | undefined =>
    Object.hasOwn(headings, head) ? headings[head] : undefined;
  const heads = rows.filter(isHeadingRow);
  const named = [...new Set(heads.flatMap(({ cells }) => cells.filter((cell) => cell !== '')))];
  const isHead = new Set(heads);
  const values = rows.filter((row) => !isHead.has(row)).map(({ cells }) => cells);
  const lone = values.flatMap((cells) => cells.filter((cell) => LONE.test(cell)));
  const [example] = lone;
  const isRenamed = named.some((name) => nameOf(name) !== undefined);
  if (example === undefined && !isRenamed) return { text, headings: named, comma: null };
  const thousands = isBook ? GROUPED : THOUSANDS;
  const ofTable = comma ?? findRole(values.flat(), thousands);
  const ofColumns = new Map<number, CommaRole | null>();
  const roleOf = (at: number): CommaRole | null => {
    if (comma !== undefined) return comma;
    const known = ofColumns.get(at);
    if (known !== undefined) return known;
    const role =
      findRole(
        values.map((cells) => cells[at] ?? ''),
        thousands,
      ) ?? ofTable;
    ofColumns.set(at, role);
    return role;
  };
  let shown: CommaRole | null = null;
  const settle = (cell: string, at: number): string => {
    if (!LONE.test(cell)) return cell;
    const role = roleOf(at);
    shown ??= role;
    return role === null ? cell : cell.replace(',', role === 'decimal' ? '.' : '');
  };
  const written = rows.map((row) =>
    row.cells
      .map((cell, at) => (isHead.has(row) ? renameHeading(cell, nameOf(cell)) : settle(cell, at)))
      .map((cell) => quote(cell.replaceAll('\t', ' '), '\t'))
      .join('\t'),
  );
  return {
    text: written.join('\n'),
    headings: named,
    comma: example === undefined ? null : { role: shown ?? usualComma(locale), example },
  };
}

/** Replaces the name of a heading by the reader's choice; its unit stays. */
function renameHeading(cell: string, name: string | undefined): string {
  if (name === undefined) return cell;
  const { unit } = readHeading(cell);
  return unit === '' || readHeading(name).unit !== '' ? name : `${name} [${unit}]`;
}

/** Returns the meaning of a comma in a language. */
export function usualComma(locale: string): CommaRole {
  return locale === 'en-US' ? 'thousands' : 'decimal';
}

/** Returns whether a row has at least two words and no values. */
function isHeadingRow({ cells }: TextRow): boolean {
  return isWordy(cells) && cells.filter((cell) => cell !== '').length > 1;
}

/** Finds what commas mean in cells; null if nothing shows it, or the cells contradict each other. */
function findRole(cells: readonly string[], thousands: RegExp): CommaRole | null {
  const isDecimal = cells.some((cell) => ZERO.test(cell) || DECIMAL.test(cell));
  const isThousands = cells.some((cell) => thousands.test(cell));
  return isDecimal === isThousands ? null : isDecimal ? 'decimal' : 'thousands';
}
