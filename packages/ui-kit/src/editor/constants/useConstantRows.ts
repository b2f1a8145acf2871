import type { CaseSet, CrossSection, Material, Quantity, UnitSystem } from '@eecs/solver-core';
import { addMaterials, addSections } from '../../editing/addTaken.ts';
import {
  MATERIAL_KEYS,
  MATERIAL_QUANTITIES,
  type ReadItems,
  SECTION_KEYS,
  SET_KEYS,
  readMaterialRows,
  readSectionRows,
  readSetRows,
  writeFactors,
} from '../../editing/rows/constantRows.ts';
import type { RowReading } from '../../editing/rows/rowReader.ts';
import { quantityOf } from '../../editing/sectionNumbers.ts';
import { isEditedShape } from '../../editing/sectionShapes.ts';
import { toPlainEdit } from '../../editing/edit.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useLocale, useUnitOf } from '../../kit/useSettings.ts';
import { useTableText } from '../messages/tableMessages.ts';
import type { RowExchange, RowsRead } from '../tables/rowExchange.ts';
import { type CommonVerb, useCommon, useCommonEdit } from './commonPort.ts';

/** So many decimals a cell keeps: what comes back is the document's own value but for what nobody measures. */
const KEPT_DIGITS = 9;

type Write = (value: number | null | undefined, quantity: Quantity, system: UnitSystem) => string;

/** Gives what the exchanges of the tables below are made with. */
function useExchange() {
  const store = useKitStore();
  const { documentAtom } = useCommon();
  const format = useFormat();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const edit = useCommonEdit();
  const write: Write = (value, quantity, system) =>
    typeof value === 'number'
      ? format.quantity(value, {
          quantity,
          system,
          unit: unitOf(quantity, system),
          digits: KEPT_DIGITS,
          trimZeros: true,
        })
      : '';
  const read = <Item>(
    items: ReadItems<Item> | null,
    of: {
      readonly cells: (item: Item) => readonly string[];
      readonly take: (items: readonly Item[]) => CommonVerb;
    },
  ): RowsRead | null =>
    items?.ok === true
      ? {
          ok: true,
          count: items.items.length,
          passedOver: items.passedOver,
          doubts: items.doubts,
          lines: items.items.map((item) =>
            of
              .cells(item)
              .filter((cell) => cell !== '')
              .join(' · '),
          ),
          take: () => edit(of.take(items.items)),
        }
      : items;
  const getDocument = () => store.get(documentAtom);
  const getReading = (): RowReading => ({ system: getDocument().units.system, locale, unitOf });
  return { getDocument, getReading, write, read };
}

/** Gives how materials go to a spreadsheet and come from one. */
export function useMaterialRows(): RowExchange {
  const t = useTableText();
  const { getDocument, getReading, write, read } = useExchange();
  const columns = MATERIAL_KEYS.map((key) => (key === 'name' ? t('materials.name') : SYMBOLS[key]));
  const cells = ({ strength = {}, ...material }: Material): string[] => {
    const values = { ...material, ...strength };
    const { system } = getDocument().units;
    return MATERIAL_KEYS.map((key) =>
      key === 'name' ? material.name : write(values[key], MATERIAL_QUANTITIES[key], system),
    );
  };
  return {
    columns,
    write: () => ({ head: columns, rows: getDocument().materials.map(cells) }),
    read: (text) =>
      read(readMaterialRows(text, getDocument(), getReading()), {
        cells,
        take: (items) => (document) => addMaterials(document, items),
      }),
  };
}

const SYMBOLS = {
  E: 'E',
  nu: 'ν',
  G: 'G',
  K: 'K',
  rho: 'ρ',
  alpha: 'α',
  tension: 'ft',
  compression: 'fc',
} as const;

/** Gives how cross-sections go to a spreadsheet and come from one. */
export function useSectionRows(): RowExchange {
  const t = useTableText();
  const { getDocument, getReading, write, read } = useExchange();
  const columns = SECTION_KEYS.map((key) =>
    key === 'name' ? t('crossSections.label') : key === 'shape' ? t('crossSections.shape') : key,
  );
  const nameOf = (shape: CrossSection['className']): string =>
    isEditedShape(shape) ? t(`crossSections.${shape}`) : shape;
  const cells = (section: CrossSection): string[] =>
    SECTION_KEYS.map((key) =>
      key === 'name'
        ? section.label
        : key === 'shape'
          ? nameOf(section.className)
          : write(section[key], quantityOf(key), section.units ?? getDocument().units.system),
    );
  return {
    columns,
    write: () => ({ head: columns, rows: getDocument().sections.map(cells) }),
    read: (text) =>
      read(readSectionRows(text, getDocument(), { ...getReading(), nameOf }), {
        cells,
        take: (items) => (document) => addSections(document, items),
      }),
  };
}

/** Gives how case sets go to a spreadsheet and come from one. */
export function useSetRows(): RowExchange {
  const t = useTableText();
  const { getDocument, getReading, write, read } = useExchange();
  const columns = SET_KEYS.map((key) => t(`sets.column.${key}`));
  const cells = ({ title, description, angle, combined, factors }: CaseSet): string[] => [
    title,
    // A line break would be a row of its own.
    description.replace(/\s+/gu, ' '),
    angle === 0 ? '' : write(angle, 'angle', getDocument().units.system),
    combined ? t('sets.column.yes') : '',
    writeFactors(factors),
  ];
  return {
    columns,
    write: () => ({ head: columns, rows: getDocument().caseSets.map(cells) }),
    read: (text) =>
      read(readSetRows(text, getDocument(), getReading()), {
        cells,
        take: (items) => (document) =>
          toPlainEdit({ ...document, caseSets: [...document.caseSets, ...items] }),
      }),
  };
}
