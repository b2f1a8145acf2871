import type { Named } from './named.ts';

/** A statement of a line, by its kind. */
interface AnyStatement {
  readonly kind: string;
}

/** The sizes of a structure, or the greatest sizes that its document may have. */
export interface StructureSizes {
  readonly joints: number;
  readonly lines: number;
  readonly loads: number;
}

/**
 * Applies the statements of a line in order. The first statement that fills a list ends the line: a line of 2000
 * characters could ask for a million loads. Returns what each statement did, and the capacity of the full list.
 */
export function applyStatements<Statement, Row>(
  statements: readonly Statement[],
  apply: (statement: Statement) => Row,
  findFull: () => number | null,
): { readonly rows: readonly Row[]; readonly full: number | null } {
  const rows: Row[] = [];
  for (const statement of statements) {
    rows.push(apply(statement));
    const full = findFull();
    if (full !== null) return { rows, full };
  }
  return { rows, full: null };
}

/** Returns whether every statement was understood and applied, and every name in it was found. */
export function isLineDone(
  rows: readonly { readonly statement: AnyStatement }[],
  named: ReadonlyMap<string, Named>,
): boolean {
  return rows.every(
    ({ statement }) =>
      statement.kind !== 'problem' &&
      (!('name' in statement) || statement.kind !== 'named' || named.has(String(statement.name))),
  );
}

/** Returns the capacity of a list of joints, lines or loads that a structure exceeds; null if there is room. */
export function findFullList(
  joints: readonly { readonly loads: readonly unknown[] }[],
  lines: readonly { readonly loads: readonly unknown[] }[],
  most: StructureSizes,
): number | null {
  if (joints.length > most.joints) return most.joints;
  if (lines.length > most.lines) return most.lines;
  const loads = [...joints, ...lines].reduce((count, one) => count + one.loads.length, 0);
  return loads > most.loads ? most.loads : null;
}

/** Lists the cross-section and the material of the old structure that the common one of a line keeps. */
export function listKeptEntries(
  {
    sections,
    materials,
  }: {
    readonly sections: readonly { readonly label: string }[];
    readonly materials: readonly { readonly name: string }[];
  },
  named: readonly Named['kind'][],
): readonly string[] {
  return [
    named.includes('section') ? undefined : sections[0]?.label,
    named.includes('material') ? undefined : materials[0]?.name,
  ].filter((name) => name !== undefined);
}
