import { useFormat, useKitAtomValue, useUnitOf } from '@eecs/ui-kit';
import { type CellWriter, createCellWriter } from '@eecs/ui-kit/editor';
import { documentAtom } from '../../state/sessionAtoms.ts';

/** Returns the writers of numbers for rows of a table, with their units. */
export function useCellWriter(): CellWriter {
  const format = useFormat();
  const unitOf = useUnitOf();
  const { system } = useKitAtomValue(documentAtom).units;
  return createCellWriter(format, { system, unitOf });
}
