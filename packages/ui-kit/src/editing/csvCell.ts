/** Separators between the cells of a line; a reader takes the first of these that a text contains. */
export const CELL_MARKS = ['\t', ';', ','] as const;

export type CellMark = (typeof CELL_MARKS)[number];

/** A spreadsheet takes a text that begins like this for a formula and runs it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A sign alone, or a signed number with a unit, is not a formula: nothing in it can be run. */
const SIGNED = /^[-+](?:\d[\d.,]*[\p{L}\p{N}\s°%·/′″⁻]*)?$/u;

/** Such a text with the mark. */
const MARKED = /^'+[=+\-@\t\r]/;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. `undefuse` removes it. */
export function defuse(text: string): string {
  return (FORMULA.test(text) && !SIGNED.test(text)) || MARKED.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe before a text that would otherwise be a formula. */
export function undefuse(cell: string): string {
  return MARKED.test(cell) ? cell.slice(1) : cell;
}

/** Quotes a cell that contains the separator `by`, a separator that readers try before it, a quote or a line end. */
export function quote(cell: string, by: CellMark): string {
  const marks = CELL_MARKS.slice(0, CELL_MARKS.indexOf(by) + 1);
  return /["\r\n]/.test(cell) || marks.some((mark) => cell.includes(mark))
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}

/** Splits a line that `quote` wrote into its cells, without the blanks around them. */
export function splitCells(line: string, by: CellMark): string[] {
  if (!line.includes('"')) return line.split(by).map((cell) => cell.trim());
  // A quote with more behind it is a part of the text: `"A" frame`.
  const quoted = `[^\\S\t]*"([^"]*(?:""[^"]*)*)"[^\\S\t]*(?=${by}|$)`;
  const cells = [...line.matchAll(new RegExp(`(?:^|${by})(?:${quoted}|([^${by}]*))`, 'g'))];
  return cells.map(([, text, bare]) => (text?.replaceAll('""', '"') ?? bare ?? '').trim());
}

/** Finds the separator of the cells of lines; null if there is none. Ignores separators in quotes. */
export function findMark(lines: readonly string[]): CellMark | null {
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  return CELL_MARKS.find((mark) => bare.some((line) => line.includes(mark))) ?? null;
}
