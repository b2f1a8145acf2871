import type { Material } from '@eecs/solver-core';
import { addMaterials } from '../../editing/addTaken.ts';
import { MATERIAL_QUANTITIES, MATERIAL_SYMBOLS } from '../../editing/materialNumbers.ts';
import { MATERIAL_KEYS, readMaterialRows } from '../../editing/rows/materialRows.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { type RowExchange, toRowsRead } from '../tables/rowExchange.ts';
import { useRowReading } from './useRowReading.ts';

/** Gives how materials go to a spreadsheet and come from one. */
export function useMaterialRows(): RowExchange {
  const t = useTableText();
  const { getDocument, getReading, createWriter, edit } = useRowReading();
  const columns = MATERIAL_KEYS.map((key) => (key === 'name' ? t('materials.name') : MATERIAL_SYMBOLS[key]));
  const cells = ({ strength = {}, ...material }: Material): string[] => {
    const values = { ...material, ...strength };
    const { write } = createWriter();
    return MATERIAL_KEYS.map((key) => {
      if (key === 'name') return material.name;
      const value = values[key];
      return typeof value === 'number' ? write(value, MATERIAL_QUANTITIES[key]) : '';
    });
  };
  return {
    columns,
    write: () => ({ head: columns, rows: getDocument().materials.map(cells) }),
    read: (text) =>
      toRowsRead(readMaterialRows(text, getDocument(), getReading()), {
        tell: cells,
        take: (items) => edit((document) => addMaterials(document, items)),
      }),
  };
}
