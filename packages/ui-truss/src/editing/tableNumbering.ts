import type { TrussCase } from '@eecs/solver-core/truss';
import type { AddedTable, RowLabel } from './addedTable.ts';

interface Labelled {
  readonly label: RowLabel | null;
}

/** Finds joints and rods by their numbers in a table. */
export interface TableNumbering {
  /**
   * Returns the index in the list of the table's joints, or in that of the truss if the table has none; -1 if there is
   * no such joint.
   */
  readonly joint: (number: number) => number;
  readonly rod: (number: number) => number;
}

/**
 * Creates the lookup of the joint for a row of a rod or a load, and of the rod for a load: among those of the table by
 * their numbers or order, or among those of the truss if the table has none.
 */
export function createNumbering(
  { joints, rods }: Pick<AddedTable, 'joints' | 'rods'>,
  document: Pick<TrussCase, 'joints' | 'links'>,
): TableNumbering {
  return {
    joint: createFinder(joints, document.joints.length),
    rod: createFinder(rods, document.links.length),
  };
}

/** Returns whether a table numbers all rows of a list. */
export function isNumbered(rows: readonly Labelled[]): boolean {
  return rows.length > 0 && rows.every(({ label }) => (label?.number ?? null) !== null);
}

function createFinder(rows: readonly Labelled[], others: number): (number: number) => number {
  const count = rows.length > 0 ? rows.length : others;
  if (!isNumbered(rows)) return (number) => (number >= 1 && number <= count ? number - 1 : -1);
  const own = new Map<number, number>();
  rows.forEach(({ label }, at) => {
    if (label?.number !== undefined && label.number !== null && !own.has(label.number))
      own.set(label.number, at);
  });
  return (number) => own.get(number) ?? -1;
}
