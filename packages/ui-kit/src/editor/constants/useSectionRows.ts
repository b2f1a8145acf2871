import type { CrossSection } from '@eecs/solver-core';
import { addSections } from '../../editing/addTaken.ts';
import { SECTION_KEYS, readSectionRows } from '../../editing/rows/sectionRows.ts';
import { quantityOf } from '../../editing/sectionNumbers.ts';
import { isEditedShape } from '../../editing/sectionShapes.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { type RowExchange, toRowsRead } from '../tables/rowExchange.ts';
import { useRowReading } from './useRowReading.ts';

/** Gives how cross-sections go to a spreadsheet and come from one. */
export function useSectionRows(): RowExchange {
  const t = useTableText();
  const { getDocument, getReading, createWriter, edit } = useRowReading();
  const columns = SECTION_KEYS.map((key) =>
    key === 'name' ? t('crossSections.label') : key === 'shape' ? t('crossSections.shape') : key,
  );
  const nameOf = (shape: CrossSection['className']): string =>
    isEditedShape(shape) ? t(`crossSections.${shape}`) : shape;
  const cells = (section: CrossSection): string[] => {
    const { write } = createWriter(section.units);
    return SECTION_KEYS.map((key) => {
      if (key === 'name') return section.label;
      if (key === 'shape') return nameOf(section.className);
      const value = section[key];
      return typeof value === 'number' ? write(value, quantityOf(key)) : '';
    });
  };
  return {
    columns,
    write: () => ({ head: columns, rows: getDocument().sections.map(cells) }),
    read: (text) =>
      toRowsRead(readSectionRows(text, getDocument(), { ...getReading(), nameOf }), {
        tell: cells,
        take: (items) => edit((document) => addSections(document, items)),
      }),
  };
}
