import { toPair } from '@eecs/ui-kit/editing';
import type { TrussCase } from '@eecs/solver-core/truss';
import type { RowProblem } from '@eecs/ui-kit/editing';
import type { AddedTable, RowLabel, TableRod, TableRow } from './addedTable.ts';
import { isSamePlace } from './place.ts';
import { createNumbering } from './tableNumbering.ts';
import { fitTableSets } from './tableSets.ts';

/** A cell of a table that contradicts the rest of the table, or the truss. */
export interface TableFault extends RowProblem, TableRow {
  /** The name or number in the cell. */
  readonly of: 'joint' | 'rod' | 'set';
  /** For `doubled`: the sheet of the first row with the number, if a workbook has several. */
  readonly firstSheet?: string;
}

/**
 * Lists what prevents a table from being added: duplicate numbers of joints or rods, and references to missing joints,
 * rods and case sets. Empty if there are none.
 */
export function listTableFaults(document: TrussCase, table: AddedTable): TableFault[] {
  const { joints, rods, loads } = table;
  const faults: TableFault[] = [
    ...listUnclear(joints, { of: 'joint', isNamed: rods.length + loads.length > 0, isSame: isSamePlace }),
    // Nothing else refers to rods by number.
    ...(loads.some(({ on }) => on === 'rod')
      ? listUnclear(rods, { of: 'rod', isNamed: true, isSame: isSamePair })
      : []),
  ];
  // While numbers are duplicated, references by number are ambiguous, so they are not checked.
  if (faults.length > 0) return faults;
  const find = createNumbering(table, document);
  for (const rod of rods)
    for (const column of ['i', 'j'] as const)
      if (find.joint(rod[column]) < 0) faults.push(notThere(rod, 'joint', column, String(rod[column])));
  const { toMask } = fitTableSets(document, table);
  for (const load of loads) {
    const { on, number, column, sets } = load;
    if (find[on](number) < 0) faults.push(notThere(load, on, column, String(number)));
    if (toMask(sets.named) === null) faults.push(notThere(load, 'set', sets.column, sets.text));
  }
  return faults;
}

function isSamePair(a: TableRod, b: TableRod): boolean {
  return toPair(a.i, a.j) === toPair(b.i, b.j);
}

function notThere({ row, sheet }: TableRow, of: TableFault['of'], column: string, text: string): TableFault {
  return { row, ...(sheet !== undefined && { sheet }), of, column, text, code: 'unknown' };
}

interface Labelled extends TableRow {
  readonly label: RowLabel | null;
}

/**
 * Lists the rows with ambiguous numbers: rows with the number of another row, and rows without a number among rows
 * that are not numbered in order. If nothing refers to rows by number, any numbers are allowed.
 */
function listUnclear<Row extends Labelled>(
  rows: readonly Row[],
  {
    of,
    isNamed,
    isSame,
  }: {
    readonly of: 'joint' | 'rod';
    /** Whether other rows of the table refer to them. */
    readonly isNamed: boolean;
    readonly isSame: (a: Row, b: Row) => boolean;
  },
): TableFault[] {
  const known = new Map<number, Row>();
  const faults: TableFault[] = [];
  for (const one of rows) {
    const { row, sheet, label } = one;
    if (label === null || label.number === null || !(isNamed || label.isCalled)) continue;
    const first = known.get(label.number);
    if (first === undefined) known.set(label.number, one);
    else if (!isSame(first, one))
      faults.push({
        ...{ row, column: label.column, text: label.text, code: 'doubled', first: first.row, of },
        ...(sheet !== undefined && { sheet }),
        ...(first.sheet !== undefined && { firstSheet: first.sheet }),
      });
  }
  if (faults.length > 0 || !isNamed) return faults;
  const isCounted = rows.every(({ label }, at) => (label?.number ?? at + 1) === at + 1);
  if (isCounted || known.size === 0) return [];
  const column = [...known.values()][0]?.label?.column ?? '';
  return rows.flatMap(({ row, sheet, label }) =>
    (label?.number ?? null) !== null
      ? []
      : [
          {
            ...{ row, column: label?.column ?? column, text: label?.text ?? '', of },
            ...(sheet !== undefined && { sheet }),
            code: (label?.text ?? '') === '' ? 'missing' : 'number',
          },
        ],
  );
}
