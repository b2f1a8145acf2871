/** A heading of a table: what it calls the column, and the unit it names behind that. */
export interface Heading {
  /** In small letters. */
  readonly name: string;
  /** Empty where it names none. */
  readonly unit: string;
}

/**
 * Reads a heading with its unit, however that is set apart.
 *
 * @example readHeading('Value (kN)') // { name: 'value', unit: 'kN' }
 */
export function readHeading(text: string): Heading {
  const [, name = text, comma, round, square] =
    /^([^,([]*?)\s*(?:,\s*(.*)|\((.*)\)|\[(.*)\])$/.exec(text.trim()) ?? [];
  return { name: name.trim().toLowerCase(), unit: (comma ?? round ?? square ?? '').trim() };
}

/** Says whether no cell of a row begins as a number does, and some cell says something. */
export function isWordy(cells: readonly string[]): boolean {
  return cells.some((cell) => cell !== '') && !cells.some((cell) => /^[-+−–]?[\d.,]/.test(cell));
}
