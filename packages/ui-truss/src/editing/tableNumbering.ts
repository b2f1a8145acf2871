import type { TrussCase } from '@eecs/solver-core/truss';
import type { AddedTable, RowLabel } from './addedTable.ts';

interface Labelled {
  readonly label: RowLabel | null;
}

/** Finds joints and rods by the numbers that a table names them by. */
export interface TableNumbering {
  /** Returns the place in the list of the table's joints, in a table without any in that of the truss; or -1. */
  readonly joint: (number: number) => number;
  readonly rod: (number: number) => number;
}

/**
 * Creates what finds the joint that a row of a rod or of a load means, and the rod that a load is on: among those of
 * the table as it numbers or counts them, in a table without them among those of the truss.
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

/** Returns whether a table numbers all rows of a list itself. */
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
