import type { CrossSection, Material } from '@eecs/solver-core';
import { nextName } from '@eecs/solver-core/rules';

/**
 * Adds a cross-section of a catalogue to a list of cross-sections, unless the list contains it, and returns the list
 * and the index of the section. The entry is read-only, like everything from a catalogue: an equal row with the same
 * name becomes the entry, a different row with the same name is renamed to the next free name. `first`, the default
 * section of a new document, is replaced if it is the only row.
 */
export function takeSection(
  sections: readonly CrossSection[],
  section: CrossSection,
  first: CrossSection,
): [readonly CrossSection[], number] {
  return takeRow(sections, section, {
    nameOf: ({ label }) => label,
    isPrinted: ({ editable }) => editable === false,
    rename: (row, labels) => ({ ...row, label: nextName('CS', labels) }),
    first,
  });
}

/** Adds a material of a catalogue to a list of materials by the rule of `takeSection`. */
export function takeMaterial(
  materials: readonly Material[],
  material: Material,
  first: Material,
): [readonly Material[], number] {
  return takeRow(materials, material, {
    nameOf: ({ name }) => name,
    isPrinted: ({ origin }) => origin?.kind === 'catalogue' || origin?.kind === 'community',
    rename: (row, names) => ({ ...row, name: nextName('M', names) }),
    first,
  });
}

/** How the rows of a list are named and compared. */
interface RowKind<Row> {
  readonly nameOf: (row: Row) => string;
  /** Whether the row comes unchanged from a catalogue. */
  readonly isPrinted: (row: Row) => boolean;
  readonly rename: (row: Row, names: readonly string[]) => Row;
  /** The default row of a new document. */
  readonly first: Row;
}

function takeRow<Row extends object>(
  rows: readonly Row[],
  row: Row,
  { nameOf, isPrinted, rename, first }: RowKind<Row>,
): [readonly Row[], number] {
  const at = rows.findIndex((other) => nameOf(other) === nameOf(row));
  const known = rows[at];
  if (known === undefined) {
    const [only, ...others] = rows;
    const kept = only !== undefined && others.length === 0 && isAsMade(only, first) ? [] : rows;
    return [[...kept, row], kept.length];
  }
  if (isPrinted(known)) return [rows, at];
  if (isAsMade(known, first) || agrees(known, row)) return [rows.with(at, row), at];
  const own = rename(known, rows.map(nameOf));
  return [[...rows.with(at, own), row], rows.length];
}

/** Returns whether a row is unchanged from its creation. */
function isAsMade(row: object, first: object): boolean {
  const own = new Map<string, unknown>(Object.entries(row));
  return Object.entries(first).every(
    ([key, value]) => JSON.stringify(own.get(key)) === JSON.stringify(value),
  );
}

/** Returns whether every value of a row equals that of another row; a missing value is 0. */
function agrees(row: object, other: object): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(row).every(([key, value]: [string, unknown]) => {
    if (APART.has(key)) return true;
    const held = others.get(key) ?? 0;
    if (typeof value !== 'object' || value === null) return held === (value === false ? 0 : value);
    return typeof held === 'object' && agrees(value, held);
  });
}

/**
 * Fields of a row other than its numbers and its shape. Rows of a document are in the units of its system, so they need
 * not state them.
 */
const APART: ReadonlySet<string> = new Set(['label', 'name', 'color', 'units', 'editable', 'origin']);
