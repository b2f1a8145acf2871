import { type BeamCase, LIMITS } from '@eecs/solver-core';
import type { ReadItems, RowProblem } from '@eecs/ui-kit/editing';

/** Rows with at least one rejected cell. */
export interface RefusedRows {
  readonly ok: false;
  readonly problems: readonly RowProblem[];
  /** Headings of columns that are not read. */
  readonly passedOver: readonly string[];
  /**
   * The farthest place beyond the end of the beam; 0 if there is none, or if no beam may be so long. In the document's
   * unit.
   */
  readonly reach: number;
}

/** Rows of a beam that were read, or their problems and their reach. */
export type ReadRowsOfBeam<Item> = Extract<ReadItems<Item>, { ok: true }> | RefusedRows;

/** Records how far rows extend beyond the end of a beam. */
export interface Reach {
  readonly length: number;
  readonly note: (x: number) => void;
}

/** Creates a record of the farthest place passed to it. */
export function createReach({ L }: Pick<BeamCase, 'L'>): Reach {
  let farthest = 0;
  return {
    get length() {
      return farthest > LIMITS.full.length ? 0 : farthest;
    },
    note: (x) => {
      if (x > L) farthest = Math.max(farthest, x);
    },
  };
}

/** Returns how far rejected rows extend. */
export function withReach<Item>(read: ReadItems<Item>, { length }: Reach): ReadRowsOfBeam<Item> {
  return read.ok ? read : { ...read, reach: length };
}

/** Rows that were read, with the length that the beam needs for them; null if they fit. */
export interface Lengthened<Read> {
  readonly read: Read;
  readonly length: number | null;
}

/**
 * Reads rows for a beam and, if their only problem is that they extend beyond its end, again for a beam of the needed
 * length. A result rejected for another reason is returned as rejected for the present beam.
 */
export function readLengthened<Read extends { readonly ok: true } | RefusedRows>(
  document: BeamCase,
  read: (document: BeamCase) => Read | null,
): Lengthened<Read> | null {
  const first = read(document);
  if (first === null || first.ok || first.reach === 0) return first && { read: first, length: null };
  const longer = read({ ...document, L: first.reach });
  return longer?.ok === true ? { read: longer, length: first.reach } : { read: first, length: null };
}
