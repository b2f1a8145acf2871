/** Separators between the cells of a line; a reader takes the first of these that a text has. */
export const CELL_MARKS = ['\t', ';', ','] as const;

export type CellMark = (typeof CELL_MARKS)[number];

/** A spreadsheet takes a text that begins so for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A sign alone, or a number with its sign and a unit behind it, is none: nothing of it can be run. */
const SIGNED = /^[-+](?:\d[\d.,]*[\p{L}\p{N}\s°%·/′″⁻]*)?$/u;

/** Such a text, marked as one. */
const MARKED = /^'+[=+\-@\t\r]/;

/** Marks a text as a text by an apostrophe where a spreadsheet would run it. `undefuse` takes the mark off again. */
export function defuse(text: string): string {
  return (FORMULA.test(text) && !SIGNED.test(text)) || MARKED.test(text) ? `'${text}` : text;
}

/** Takes off the apostrophe that marks as a text what would be a formula. */
export function undefuse(cell: string): string {
  return MARKED.test(cell) ? cell.slice(1) : cell;
}

/**
 * Quotes a cell that contains the separator `by`, or a character that readers take for a separator before it, a quote
 * or a line end.
 */
export function quote(cell: string, by: CellMark): string {
  const marks = CELL_MARKS.slice(0, CELL_MARKS.indexOf(by) + 1);
  return /["\r\n]/.test(cell) || marks.some((mark) => cell.includes(mark))
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}

/** Parts a line that `quote` wrote into its cells, without the blanks around them. */
export function splitCells(line: string, by: CellMark): string[] {
  if (!line.includes('"')) return line.split(by).map((cell) => cell.trim());
  // A quote with more behind it is a part of the text: `"A" frame`.
  const quoted = `[^\\S\t]*"([^"]*(?:""[^"]*)*)"[^\\S\t]*(?=${by}|$)`;
  const cells = [...line.matchAll(new RegExp(`(?:^|${by})(?:${quoted}|([^${by}]*))`, 'g'))];
  return cells.map(([, text, bare]) => (text?.replaceAll('""', '"') ?? bare ?? '').trim());
}

/** Finds what parts the cells of lines; null if nothing does. Quoted separators do not separate. */
export function findMark(lines: readonly string[]): CellMark | null {
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  return CELL_MARKS.find((mark) => bare.some((line) => line.includes(mark))) ?? null;
}
