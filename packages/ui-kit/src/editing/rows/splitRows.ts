import { type CellMark, findMark, splitCells, undefuse } from '../csvCell.ts';

/** One line of a text copied from a spreadsheet; a blank line has only empty cells. */
export interface TextRow {
  /** The line of the text, counted from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * Splits a text copied from a spreadsheet, or a CSV file, into rows of cells, separated by tabs, semicolons or commas
 * (the first of these that occurs). A text without any of them has one column. A line break in a quoted cell becomes a
 * space. A quote that is never closed (`findOpenQuote`) is an ordinary character, so that no row is lost.
 */
export function splitRows(text: string): TextRow[] {
  const { lines, mark } = readLines(text);
  return lines.map((line, at) => ({
    row: at + 1,
    cells: (mark === null ? [line.trim()] : splitCells(line, mark)).map(undefuse),
  }));
}

/** A quote that opens a cell and is never closed, with its row and the text after it. */
export interface OpenQuote {
  readonly row: number;
  readonly text: string;
}

/** Finds the first quote that opens a cell and is not closed before the next one opens; null if there is none. */
export function findOpenQuote(text: string): OpenQuote | null {
  return readLines(text).open;
}

/** A line of a Markdown table: `| 1 | 0.0 | 3.0 |`. */
const FRAMED = /^[^\S\n]*\|(.*)\|[^\S\n]*$/;
/** The line below the headings of a Markdown table: `|---|:-:|`. */
const RULE = /^[\s|:-]+$/;

/**
 * Converts the rows of Markdown tables, as assistants and wikis write them, to rows separated by tabs; lines keep their
 * numbers.
 */
function unframe(text: string): string {
  if (!text.includes('|')) return text;
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.filter((line) => FRAMED.test(line)).length < 2) return text;
  return lines
    .map((line) => {
      const inner = FRAMED.exec(line)?.[1];
      if (inner === undefined) return line;
      return inner.includes('--') && RULE.test(inner)
        ? ''
        : inner
            .replaceAll('\t', ' ')
            .split('|')
            .map((cell) => cell.trim())
            .join('\t');
    })
    .join('\n');
}

interface TextLines {
  readonly lines: readonly string[];
  readonly mark: CellMark | null;
  readonly open: OpenQuote | null;
}

/** Number of characters after an open quote that a message quotes. */
const TOLD_SIGNS = 24;

function readLines(given: string): TextLines {
  const text = unframe(given.replace(/^\uFEFF/, ''));
  const plain = text.split(/\r\n|\r|\n/);
  const mark = findMark(plain);
  if (!text.includes('"')) return { lines: plain, mark, open: null };
  const lines: string[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const first = at;
    let line = plain[at] ?? '';
    for (let start = findUnended(line, mark); start !== null; start = findUnended(line, mark)) {
      const end = findEnd(plain, at, mark);
      if (end === null) {
        // If the quote were taken as open, the rest of the text would be one cell.
        const open = { row: lines.length + 1, text: line.slice(start, start + TOLD_SIGNS) };
        return { lines: [...lines, ...plain.slice(first)], mark, open };
      }
      line = [line, ...plain.slice(at + 1, end + 1)].join(' ');
      at = end;
    }
    lines.push(line);
  }
  return { lines, mark, open: null };
}

/** Finds the quote that opens a cell of a line and is not closed on it; null if there is none. */
function findUnended(line: string, mark: CellMark | null): number | null {
  let at = 0;
  while (at < line.length) {
    const start = at + (/^[^\S\t]*/.exec(line.slice(at))?.[0].length ?? 0);
    let from = start;
    if (line[start] === '"') {
      const end = findLone(line, start + 1);
      if (end < 0) return start;
      from = end + 1;
    }
    const next = mark === null ? -1 : line.indexOf(mark, from);
    if (next < 0) return null;
    at = next + 1;
  }
  return null;
}

/** Finds the line on which an open quote is closed: the next single quote must close a cell. */
function findEnd(lines: readonly string[], from: number, mark: CellMark | null): number | null {
  for (let at = from + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const end = findLone(line, 0);
    if (end < 0) continue;
    const behind = line.slice(end + 1).replace(/^ +/, '');
    return behind.trim() === '' || (mark !== null && behind.startsWith(mark)) ? at : null;
  }
  return null;
}

/** Finds the first quote from an index on that is not doubled; -1 if there is none. */
function findLone(line: string, from: number): number {
  let at = line.indexOf('"', from);
  while (at >= 0 && line[at + 1] === '"') at = line.indexOf('"', at + 2);
  return at;
}

/** Counts the non-empty lines of a text without parsing them. */
export function countLines(text: string): number {
  return text.split(/[\r\n]+/).filter((line) => line.trim() !== '').length;
}

/** Returns whether a text has more than one column or more than one row; anything less is a copied word. */
export function isTable(text: string): boolean {
  return findMark([text]) !== null || /\S\s*[\r\n]\s*\S/.test(text);
}
