import { type CommonCase, type CrossSection, computeBasics } from '@eecs/solver-core';
import { nextLabel } from '../changeSection.ts';
import { isFollowing, isOptional, limitsOf, quantityOf } from '../sectionNumbers.ts';
import {
  SECTION_SHAPES,
  type SectionNumber,
  type SectionShape,
  listSectionNumbers,
} from '../sectionShapes.ts';
import { NAME } from './namesRead.ts';
import { type ReadItems, toReadItems } from './readItems.ts';
import { type ReadRow, type RowColumn, readRows } from './readRows.ts';
import { type RowReading, createRowReader } from './rowReader.ts';
import { takeName } from './takeName.ts';

const SECTION_NUMBERS = [...new Set(SECTION_SHAPES.flatMap(listSectionNumbers))];

/** The columns of a table of cross-sections, in their order. */
export const SECTION_KEYS: readonly ('name' | 'shape' | SectionNumber)[] = [
  'name',
  'shape',
  ...SECTION_NUMBERS,
];

const SHAPE = ['shape', 'form', 'форма', 'вид'];
const SECTION = ['label', 'section', 'cross-section', 'обозначение', 'сечение', 'позначення', 'переріз'];

type Key = (typeof SECTION_KEYS)[number];

/** The options for rows of sections, in addition to those of all rows. */
export interface SectionReading extends RowReading {
  /** The names of shapes on the screen. */
  readonly nameOf: (shape: SectionShape) => string;
  /** Standard sections by the names of rows without a shape. @default none */
  readonly standards?: ReadonlyMap<string, CrossSection>;
}

/** A value printed in a row beside a name or dimensions, and the computed value, in the document's units. */
export interface PrintedCell {
  readonly row: number;
  readonly label: string;
  readonly key: 'A' | 'Iy' | 'Iz';
  readonly printed: number;
  readonly computed: number;
}

/** Cross-sections that were read, and the printed values of their rows. */
export type ReadSections = ReadItems<CrossSection> & { readonly printed: readonly PrintedCell[] };

/** Lists the names of rows without a shape: a library may know them. */
export function listShapelessNames(text: string): readonly string[] {
  const rows = readRows(text, listSectionColumns(text), () => ['name', 'shape'])?.rows ?? [];
  const names = rows.filter((row) => row.cell('shape').text === '').map((row) => row.cell('name').text);
  return [...new Set(names.filter((name) => name !== ''))];
}

/**
 * Reads cross-sections from rows; null for a text without any. A row without a shape is the standard section of its
 * name, otherwise a generic section with its area and second moments. If an area and second moments stand beside a name
 * or dimensions, the section is computed, and both values are shown.
 */
export function readSectionRows(
  text: string,
  document: Pick<CommonCase, 'sections'>,
  { nameOf, standards, ...reading }: SectionReading,
): ReadSections | null {
  const reader = createRowReader<Key>(reading);
  // Without headings, the numbers are those of the shape in its order.
  const findShape = (word: string): SectionShape | undefined =>
    SECTION_SHAPES.find(
      (shape) => shape === word.toLowerCase() || nameOf(shape).toLowerCase() === word.toLowerCase(),
    );
  const read = readRows(text, listSectionColumns(text), ([, word = '']) => [
    'name',
    'shape',
    ...listSectionNumbers(findShape(word) ?? 'generic'),
  ]);
  if (read === null) return null;
  const taken = document.sections.map(({ label }) => label);
  const next = (labels: readonly string[]): string =>
    nextLabel({ sections: labels.map((label) => ({ className: 'generic', label })) });
  const printed: PrintedCell[] = [];
  const comparePrinted = (row: ReadRow<Key>, section: CrossSection): CrossSection => {
    const result = computeBasics({ ...section, units: section.units ?? reading.system }, reading.system);
    for (const key of PRINTED) {
      const value = reader.optional(row, key, quantityOf(key));
      if (typeof value !== 'number' || !result.ok) continue;
      printed.push({
        row: row.row,
        label: section.label,
        key,
        printed: value,
        computed: result.basics[key],
      });
    }
    return section;
  };
  const items = read.rows.map((row): CrossSection | null => {
    const word = row.cell('shape').text;
    const standard = word === '' ? standards?.get(row.cell('name').text) : undefined;
    const isBare = word === '' && row.cell('A').text !== '';
    const className = isBare ? 'generic' : findShape(word);
    if (standard === undefined && className === undefined)
      return reader.refuse(row, 'shape', word === '' ? 'missing' : 'unknown');
    if (standard !== undefined) {
      if (taken.includes(standard.label)) return reader.refuse(row, 'name', 'taken');
      taken.push(standard.label);
      return comparePrinted(row, standard);
    }
    const label = takeName(row, 'name', { reader, taken, next });
    if (className === undefined) return null;
    const own: readonly SectionNumber[] = listSectionNumbers(className);
    const numbers = SECTION_NUMBERS.flatMap((key) => {
      if (!own.includes(key)) {
        if (row.cell(key).text !== '' && !isPrinted(key)) reader.refuse(row, key, 'unfit');
        return [];
      }
      const isFree = isOptional(key) || isFollowing(key);
      const value = isFree
        ? reader.optional(row, key, quantityOf(key))
        : reader.value(row, key, quantityOf(key));
      if (value === undefined || value === null) return [];
      const { positive, min = -Infinity } = limitsOf(key);
      if (value < min || (positive === true && value <= 0)) reader.refuse(row, key, 'small');
      return [[key, value] as const];
    });
    const section = { className, label, ...Object.fromEntries(numbers) };
    return className === 'generic' ? section : comparePrinted(row, section);
  });
  const found = toReadItems(items, reader, read.passedOver);
  return { ...found, printed };
}

/** The properties of a section that tables print beside its dimensions. */
const PRINTED = ['A', 'Iy', 'Iz'] as const satisfies readonly SectionNumber[];

function isPrinted(key: SectionNumber): boolean {
  return (PRINTED as readonly SectionNumber[]).includes(key);
}

/**
 * Lists the columns by their names in a text. If the headings have an x, as tables of AISC and GOST do, x is the axis
 * of the greater second moment and y the other one.
 */
function listSectionColumns(text: string): readonly RowColumn<Key>[] {
  const [head = ''] = text.trimStart().split('\n', 1);
  const hasX = /(?:^|[\s;,])[ij][_ ]?[xх](?![\p{L}\d])/iu.test(head.slice(0, LONGEST_HEAD));
  const names: Partial<Record<Key, readonly string[]>> = {
    name: [...NAME, ...SECTION],
    shape: SHAPE,
    A: ['a', 'area', 'площадь', 'площа'],
    Iy: hasX ? ['ix', 'jx', 'i x', 'iх', 'jх'] : ['iy', 'jy', 'i', 'i y'],
    Iz: hasX ? ['iy', 'jy', 'i y'] : ['iz', 'jz', 'i z'],
  };
  return SECTION_KEYS.map((key) => ({ key, names: names[key] ?? [key.toLowerCase()] }));
}

/** A longer line is not a heading, characters. */
const LONGEST_HEAD = 2000;
