import type { Quantity } from '@eecs/solver-core';
import { type ReportColumn, type Runs, plain, symbol } from './blocks.ts';
import type { Teller } from './teller.ts';

/** A column of words. */
export const wordColumn = (head: string): ReportColumn => ({ head: plain(head), isNumeric: false });

/** A column of numbers of one quantity under its symbol. */
export function numberColumn({ unit }: Pick<Teller, 'unit'>, quantity: Quantity, head: Runs): ReportColumn {
  const shown = unit(quantity);
  // Feet and inches are written beside each number.
  return { head, isNumeric: true, ...(shown !== 'ft-in' && shown !== '' && { unit: shown }) };
}

/** A column of places along the beam. */
export const placeColumn = (teller: Pick<Teller, 'unit'>): ReportColumn =>
  numberColumn(teller, 'length', symbol('x'));
