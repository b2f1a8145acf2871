/** A heading of a table: the name of the column, and the unit after it. */
export interface Heading {
  /** In lower case. */
  readonly name: string;
  /** Empty if the heading has no unit. */
  readonly unit: string;
}

/** A longer text is not a heading, characters. */
const LONGEST = 200;

/**
 * Reads a heading with its unit, however the unit is separated.
 *
 * @example readHeading('Value (kN)') // { name: 'value', unit: 'kN' }
 */
export function readHeading(text: string): Heading {
  if (text.length > LONGEST) return { name: '', unit: '' };
  const [, name = text, comma, round, square] =
    /^([^,([]*?)\s*(?:,\s*(.*)|\((.*)\)|\[(.*)\])$/.exec(text.trim()) ?? [];
  return { name: toPlainName(name), unit: (comma ?? round ?? square ?? '').trim() };
}

/** Normalizes a name for comparison: lower case, single spaces, no colon or point at the end. */
function toPlainName(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[\s_\u00A0"“”„«»]+/gu, ' ')
    .replace(/[\s.:]+$/, (end) =>
      /^no\.?$|^nr\.?$|^№\.?$/.test(name.trim().toLowerCase()) ? end.trim() : '',
    )
    .trim();
  return ALIKE[plain] ?? plain;
}

/** Letters of another alphabet that look like axis names. */
const ALIKE: Readonly<Record<string, string>> = { х: 'x', у: 'y' };

/** A unit after a name, separated only by a space or the word `in`. */
const BARE_UNIT = /^(.*?\S) (?:in )?(mm|cm|m|ft|in|n|kn|kips?|lbf?|мм|см|м|н|кн)$/iu;

/**
 * Reads a heading and finds its column; a unit without brackets is recognized only if the whole heading matches no
 * column, as in `x in mm`.
 */
export function matchHeading<Key>(
  text: string,
  find: (name: string) => Key | undefined,
): Heading & { readonly key: Key | undefined } {
  const heading = readHeading(text);
  const key = find(heading.name);
  if (key !== undefined || heading.unit !== '') return { ...heading, key };
  const [, name = '', unit = ''] = BARE_UNIT.exec(heading.name) ?? [];
  const bare = name === '' ? undefined : find(name);
  return bare === undefined ? { ...heading, key } : { name, unit, key: bare };
}

/** Returns whether no cell of a row begins like a number and at least one cell is not empty. */
export function isWordy(cells: readonly string[]): boolean {
  return cells.some((cell) => cell !== '') && !cells.some((cell) => /^[-+−–]?[\d.,]/.test(cell));
}
