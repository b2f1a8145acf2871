import type { UnitSystem } from '@eecs/solver-core';
import type { RowDoubt, RowProblem } from '@eecs/ui-kit/editing';
import type { Locale } from '@eecs/ui-kit/layout';
import type { TableJoint, TableLoad, TableRod } from '../editing/addedTable.ts';
import { listTableFaults } from '../editing/tableFaults.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { createCellReader } from './createCellReader.ts';
import { readTable } from './readTable.ts';

/** The content of the rows of a file, or all rejected cells. */
export type SheetRows =
  | {
      readonly ok: true;
      readonly items: readonly (TableJoint | TableRod | TableLoad)[];
      /** Headings of columns that are not read. */
      readonly passedOver: readonly string[];
      readonly doubts: readonly RowDoubt[];
      /** The number of rows below unknown headings. */
      readonly otherRows: number;
    }
  | { readonly ok: false; readonly problems: readonly RowProblem[]; readonly passedOver: readonly string[] };

/**
 * Reads the rows of a file during its correction, as `readTrussBlob` will read them into an empty truss. Null if there
 * is no joint among them, because a truss needs joints.
 */
export function readSheetRows(
  text: string,
  { system, locale }: { readonly system: UnitSystem; readonly locale: Locale },
): SheetRows | null {
  const table = readTable(text, { kind: 'joints', locale, readCell: createCellReader({ system, locale }) });
  if (table === null) return null;
  const passedOver = [...table.passedOver, ...table.unread];
  if (!table.ok) return { ok: false, problems: table.problems, passedOver };
  const { joints, rods, loads, doubts, otherRows } = table;
  if (joints.length === 0) return null;
  const problems = listTableFaults(createEmptyTruss(system), table);
  if (problems.length > 0) return { ok: false, problems, passedOver };
  return { ok: true, items: [...joints, ...rods, ...loads], passedOver, doubts, otherRows };
}
