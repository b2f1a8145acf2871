import { type CrossSection, LIMITS } from '@eecs/solver-core';
import { addSections } from '../../editing/addTaken.ts';
import {
  type PrintedCell,
  SECTION_KEYS,
  listShapelessNames,
  readSectionRows,
} from '../../editing/rows/sectionRows.ts';
import { quantityOf } from '../../editing/sectionNumbers.ts';
import { isEditedShape } from '../../editing/sectionShapes.ts';
import { limitFound } from '../library/foundStandards.ts';
import { useStandards } from '../library/useStandards.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { type RowExchange, toRowsRead } from '../tables/rowExchange.ts';
import { useRowReading } from './useRowReading.ts';

/** Returns the reader and writer of cross-sections as rows of a spreadsheet. */
export function useSectionRows(): RowExchange {
  const t = useTableText();
  const { getDocument, getReading, createWriter, edit } = useRowReading();
  const findStandards = useStandards();
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
    read: (text) => {
      const { sections, units } = getDocument();
      const names = { sections: listShapelessNames(text), materials: [] };
      const found = findStandards(names, units.system).sections;
      const standards = limitFound(found, { items: sections, most: LIMITS.full.sections });
      const read = readSectionRows(text, getDocument(), { ...getReading(), nameOf, standards });
      const differing = read?.printed.filter(differs) ?? [];
      const { write } = createWriter();
      return toRowsRead(read, {
        listCells: cells,
        take: (items) => edit((document) => addSections(document, items)),
        ...(differing.length > 0 &&
          read?.ok === true && {
            needs: {
              said: [
                t('library.printedOff', { count: differing.length }),
                ...differing.slice(0, TOLD).map(({ label, key, printed, computed }) =>
                  t('library.printedCell', {
                    label,
                    key,
                    printed: write(printed, quantityOf(key)),
                    computed: write(computed, quantityOf(key)),
                  }),
                ),
              ].join(' '),
              label: t('rows.take', { count: read.items.length }),
            },
          }),
      });
    },
  };
}

/** Number of differences listed for a long table; the rest is counted. */
const TOLD = 8;

/** A relative difference below this share of the printed value is rounding. */
const ROUNDING = 0.0005;

function differs({ printed, computed }: PrintedCell): boolean {
  return Math.abs(computed - printed) > ROUNDING * Math.abs(printed);
}
