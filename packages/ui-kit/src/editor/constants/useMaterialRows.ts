import type { Material } from '@eecs/solver-core';
import { addMaterials } from '../../editing/addTaken.ts';
import { MATERIAL_QUANTITIES, MATERIAL_SYMBOLS } from '../../editing/materialNumbers.ts';
import { readColor } from '../../editing/readColor.ts';
import { MATERIAL_KEYS, readMaterialRows, writeOrigin } from '../../editing/rows/materialRows.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { type RowExchange, toRowsRead } from '../tables/rowExchange.ts';
import { useRowReading } from './useRowReading.ts';

/** Returns the reader and writer of materials as rows of a spreadsheet. */
export function useMaterialRows(): RowExchange {
  const t = useTableText();
  const { getDocument, getReading, createWriter, edit } = useRowReading();
  const columns = MATERIAL_KEYS.map((key) => (isWord(key) ? t(`materials.${key}`) : MATERIAL_SYMBOLS[key]));
  const cells = ({ strength = {}, ...material }: Material): string[] => {
    const values = { ...material, ...strength };
    const { write } = createWriter();
    return MATERIAL_KEYS.map((key) => {
      if (key === 'origin') return material.origin === undefined ? '' : writeOrigin(material.origin);
      // A colour name, which a file may contain, could not be read back.
      if (key === 'color') return readColor(material.color ?? '') ?? '';
      if (isWord(key)) return material[key] ?? '';
      const value = values[key];
      return typeof value === 'number' ? write(value, MATERIAL_QUANTITIES[key]) : '';
    });
  };
  return {
    columns,
    write: () => ({ head: columns, rows: getDocument().materials.map(cells) }),
    read: (text) =>
      toRowsRead(readMaterialRows(text, getDocument(), getReading()), {
        listCells: cells,
        take: (items) => edit((document) => addMaterials(document, items)),
      }),
  };
}

const WORDS = ['name', 'color', 'origin'] as const;

const isWord = (key: string): key is (typeof WORDS)[number] => (WORDS as readonly string[]).includes(key);
