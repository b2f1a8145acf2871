import type { Quantity } from '@eecs/solver-core';
import { useFormat, useKitAtomValue, useUnitOf } from '@eecs/ui-kit';
import { documentAtom } from '../../state/sessionAtoms.ts';

/** So many decimals a cell keeps: what comes back is the document's own value but for what nobody measures. */
const KEPT_DIGITS = 9;

export interface CellWriter {
  /** Writes a number in full; feet without inches, which a spreadsheet could not add. */
  readonly write: (value: number, quantity: Quantity) => string;
  /** Writes a number as briefly as a list does. */
  readonly tell: (value: number, quantity: Quantity) => string;
}

/** Gives the writers of numbers for rows of a table, with their units. */
export function useCellWriter(): CellWriter {
  const format = useFormat();
  const unitOf = useUnitOf();
  const { system } = useKitAtomValue(documentAtom).units;
  return {
    write: (value, quantity) => {
      const shown = unitOf(quantity, system);
      const unit = shown === 'ft-in' ? 'ft' : shown;
      return format.quantity(value, { quantity, system, unit, digits: KEPT_DIGITS, trimZeros: true });
    },
    tell: (value, quantity) => format.brief(value, { quantity, system, digits: 3 }),
  };
}
