import { findMark, splitCells, undefuse } from '../csvCell.ts';

/** One line of a text that a spreadsheet copied; a blank one has only empty cells. */
export interface TextRow {
  /** In the text, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * Parts a text as a spreadsheet copies it, or a CSV file holds it, into rows of cells: apart by tabs, semicolons or
 * commas, whichever of these comes first in that order. A text without any of them has one column.
 */
export function splitRows(text: string): TextRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const mark = findMark(lines);
  return lines.map((line, at) => ({
    row: at + 1,
    cells: (mark === null ? [line.trim()] : splitCells(line, mark)).map(undefuse),
  }));
}

/** Says how many lines of a text say something, without reading them. */
export function countLines(text: string): number {
  return text.split(/[\r\n]+/).filter((line) => line.trim() !== '').length;
}

/** Says whether a text has more than one column, or more than one row: less is a word that was copied. */
export function isTable(text: string): boolean {
  return findMark([text]) !== null || /\S\s*[\r\n]\s*\S/.test(text);
}
