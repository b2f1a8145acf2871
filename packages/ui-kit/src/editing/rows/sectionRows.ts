import type { CommonCase, CrossSection } from '@eecs/solver-core';
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
import { type RowColumn, readRows } from './readRows.ts';
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

/** Reads cross-sections out of rows; null of a text without any. `nameOf` is what shapes are called on the screen. */
export function readSectionRows(
  text: string,
  document: Pick<CommonCase, 'sections'>,
  { nameOf, ...reading }: RowReading & { readonly nameOf: (shape: SectionShape) => string },
): ReadItems<CrossSection> | null {
  type Key = (typeof SECTION_KEYS)[number];
  const reader = createRowReader<Key>(reading);
  const columns = SECTION_KEYS.map((key): RowColumn<Key> => ({
    key,
    names: key === 'name' ? [...NAME, ...SECTION] : key === 'shape' ? SHAPE : [key.toLowerCase()],
  }));
  // Without headings the numbers are those of the shape, in its order.
  const findShape = (word: string): SectionShape | undefined =>
    SECTION_SHAPES.find(
      (shape) => shape === word.toLowerCase() || nameOf(shape).toLowerCase() === word.toLowerCase(),
    );
  const read = readRows(text, columns, ([, word = '']) => [
    'name',
    'shape',
    ...listSectionNumbers(findShape(word) ?? 'generic'),
  ]);
  if (read === null) return null;
  const taken = document.sections.map(({ label }) => label);
  const next = (labels: readonly string[]): string =>
    nextLabel({ sections: labels.map((label) => ({ className: 'generic', label })) });
  const items = read.rows.map((row): CrossSection | null => {
    const word = row.cell('shape').text;
    const className = findShape(word);
    if (className === undefined) return reader.refuse(row, 'shape', word === '' ? 'missing' : 'unknown');
    const label = takeName(row, 'name', { reader, taken, next });
    const own: readonly SectionNumber[] = listSectionNumbers(className);
    const numbers = SECTION_NUMBERS.flatMap((key) => {
      if (!own.includes(key)) {
        if (row.cell(key).text !== '') reader.refuse(row, key, 'unfit');
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
    return { className, label, ...Object.fromEntries(numbers) };
  });
  return toReadItems(items, reader, read.passedOver);
}
