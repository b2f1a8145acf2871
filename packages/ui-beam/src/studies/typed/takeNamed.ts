import type { BeamCase, BeamSection, CrossSection, Material } from '@eecs/solver-core';
import { nextName } from '@eecs/solver-core/rules';
import { createOutline, createSteel } from '@eecs/ui-kit/editing';

/** The object that a name of a line was found to be. */
export type Named =
  | { readonly kind: 'section'; readonly section: CrossSection }
  | { readonly kind: 'material'; readonly material: Material };

/**
 * Puts a section or a material of a catalogue into its list, unless it is there, and all of the beam is made of it.
 * Read-only, as whatever is taken from a catalogue: a row of the same name that agrees with it becomes it, one of the
 * same name with other numbers stays under the next free name. What a new beam begins with gives its place to it where
 * it stands alone in the list.
 */
export function takeNamed(document: BeamCase, found: Named): Partial<BeamCase> {
  const { units } = document;
  const parts = partsOf(document);
  if (found.kind === 'section') {
    const [sections, crossSectionIndex] = take(document.sections, found.section, {
      nameOf: ({ label }) => label,
      isPrinted: ({ editable }) => editable === false,
      rename: (row, labels) => ({ ...row, label: nextName('CS', labels) }),
      first: createOutline(units.system),
    });
    return { sections, beamSections: parts.map((part) => ({ ...part, crossSectionIndex })) };
  }
  const [materials, materialIndex] = take(document.materials, found.material, {
    nameOf: ({ name }) => name,
    isPrinted: ({ origin }) => origin?.kind === 'catalogue' || origin?.kind === 'community',
    rename: (row, names) => ({ ...row, name: nextName('M', names) }),
    first: createSteel(units.system),
  });
  return { materials, beamSections: parts.map((part) => ({ ...part, materialIndex })) };
}

/** The questions to a list of such rows. */
interface RowKind<Row> {
  readonly nameOf: (row: Row) => string;
  /** Whether it stays as a catalogue has it. */
  readonly isPrinted: (row: Row) => boolean;
  readonly rename: (row: Row, names: readonly string[]) => Row;
  /** The row that a new beam begins with. */
  readonly first: Row;
}

/** Gives the list with the row in it, and where it stands. */
function take<Row extends object>(
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

/** The parts of a beam; one for the whole of a beam without any, of the first material and cross-section there are. */
function partsOf({ L, beamSections, materials, sections }: BeamCase): readonly BeamSection[] {
  if (beamSections.length > 0) return beamSections;
  const first = (list: readonly object[]): number => (list.length > 0 ? 0 : -1);
  return [
    { x: L, materialIndex: first(materials), crossSectionIndex: first(sections), alpha: 0, flip: false },
  ];
}

/** Whether a row is as it was made. */
function isAsMade(row: object, first: object): boolean {
  const own = new Map<string, unknown>(Object.entries(row));
  return Object.entries(first).every(
    ([key, value]) => JSON.stringify(own.get(key)) === JSON.stringify(value),
  );
}

/** Whether all that is written down of a row holds for another; what is not written down is 0. */
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
 * Fields of a row beside its numbers and its shape; a document's rows are in the units
 * of its system, which a row may leave unsaid.
 */
const APART: ReadonlySet<string> = new Set(['label', 'name', 'color', 'units', 'editable', 'origin']);
