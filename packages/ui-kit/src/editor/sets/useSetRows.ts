import type { CaseSet } from '@eecs/solver-core';
import { SET_KEYS, readSetRows, writeFactors } from '../../editing/rows/setRows.ts';
import { useCommon } from '../constants/commonPort.ts';
import { useRowReading } from '../constants/useRowReading.ts';
import { useSetKitAtom } from '../../kit/useKitAtom.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { type RowExchange, toRowsRead } from '../tables/rowExchange.ts';

/** Returns the reader and writer of case sets as rows of a spreadsheet. */
export function useSetRows(): RowExchange {
  const t = useTableText();
  const { getDocument, getReading, createWriter } = useRowReading();
  const add = useSetKitAtom(useCommon().sets.addAtom);
  const columns = SET_KEYS.map((key) => t(`sets.column.${key}`));
  const cells = ({ title, description, angle, combined, factors }: CaseSet): string[] => [
    title,
    // A line break would start a new row.
    description.replace(/\s+/gu, ' '),
    angle === 0 ? '' : createWriter().write(angle, 'angle'),
    combined ? t('sets.column.yes') : '',
    writeFactors(factors),
  ];
  return {
    columns,
    write: () => ({ head: columns, rows: getDocument().caseSets.map(cells) }),
    read: (text) =>
      toRowsRead(readSetRows(text, getDocument(), getReading()), {
        listCells: cells,
        take: add,
      }),
  };
}
