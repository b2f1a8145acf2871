import type { CaseSet, CommonCase, CrossSection, Material } from '@eecs/solver-core';
import { nextName } from '@eecs/solver-core/rules';
import { MATERIAL_PREFIX } from '../changeMaterial.ts';
import { nextLabel } from '../changeSection.ts';
import { createCaseSet } from '../createCaseSet.ts';
import { isFollowing, isOptional, limitsOf, quantityOf } from '../sectionNumbers.ts';
import {
  SECTION_SHAPES,
  type SectionNumber,
  type SectionShape,
  listSectionNumbers,
} from '../sectionShapes.ts';
import { type ReadRow, type RowColumn, readRows } from './readRows.ts';
import {
  type RowDoubt,
  type RowProblem,
  type RowReader,
  type RowReading,
  createRowReader,
} from './rowReader.ts';

/** Rows that were read, or what is wrong with them. */
export type ReadItems<Item> =
  | {
      readonly ok: true;
      readonly items: readonly Item[];
      readonly passedOver: readonly string[];
      readonly doubts: readonly RowDoubt[];
    }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/*
 * Words that are read in headings, in the languages of the editor together: a table may come from somebody who reads another.
 */
const NAME = ['name', 'grade', 'имя', 'название', 'марка', 'имʼя', 'ім’я', 'назва'];
const ANGLE = ['angle', 'alpha', 'α', 'угол', 'кут'];

const MATERIAL_NAMES = {
  name: [...NAME, 'material', 'материал', 'матеріал'],
  E: ['e', 'elastic modulus e', 'elastic modulus', 'модуль упругости', 'модуль пружності'],
  nu: ['ν', 'nu', 'poisson’s ratio'],
  G: ['g', 'shear modulus'],
  K: ['k', 'bulk modulus'],
  rho: ['ρ', 'rho', 'density', 'плотность', 'густина'],
  alpha: ['α', 'alpha', 'thermal expansion'],
  tension: ['ft', 'r+', 'tension', 'растяжение', 'розтяг'],
  compression: ['fc', 'r-', 'r−', 'compression', 'сжатие', 'стиск'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The columns of a table of materials, in their order. */
export const MATERIAL_KEYS = Object.keys(MATERIAL_NAMES) as readonly (keyof typeof MATERIAL_NAMES)[];

export const MATERIAL_QUANTITIES = {
  E: 'modulus',
  nu: 'ratio',
  G: 'modulus',
  K: 'modulus',
  rho: 'density',
  alpha: 'thermalExpansion',
  tension: 'stress',
  compression: 'stress',
} as const;

const SECTION_NUMBERS = [...new Set(SECTION_SHAPES.flatMap(listSectionNumbers))];

/** The columns of a table of cross-sections, in their order. */
export const SECTION_KEYS: readonly ('name' | 'shape' | SectionNumber)[] = [
  'name',
  'shape',
  ...SECTION_NUMBERS,
];

const SHAPE = ['shape', 'form', 'форма', 'вид'];
const SECTION = ['label', 'section', 'cross-section', 'обозначение', 'сечение', 'позначення', 'переріз'];

const SET_NAMES = {
  title: ['title', 'case set', ...NAME, 'загружение', 'завантаження', 'заголовок'],
  description: ['description', 'описание', 'опис'],
  angle: ANGLE,
  combined: ['combined', 'сочетание', 'комбинация', 'поєднання', 'комбінація'],
  factors: ['factors', 'коэффициенты', 'коефіцієнти'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The columns of a table of case sets, in their order. */
export const SET_KEYS = Object.keys(SET_NAMES) as readonly (keyof typeof SET_NAMES)[];

function listColumns<Key extends string>(
  names: Readonly<Record<Key, readonly string[]>>,
): readonly RowColumn<Key>[] {
  return (Object.keys(names) as Key[]).map((key) => ({ key, names: names[key] }));
}

function finish<Item>(
  items: readonly (Item | null)[],
  { problems, doubts }: Pick<RowReader<string>, 'problems' | 'doubts'>,
  passedOver: readonly string[],
): ReadItems<Item> {
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, items: items.filter((item) => item !== null), passedOver, doubts };
}

/** Takes a name that nobody has yet; an empty cell gets the next free one. */
function takeName<Key extends string>(
  row: ReadRow<Key>,
  key: Key,
  of: {
    readonly reader: RowReader<Key>;
    readonly taken: string[];
    readonly next: (taken: readonly string[]) => string;
  },
): string {
  const { text } = row.cell(key);
  const name = text === '' ? of.next(of.taken) : text;
  if (of.taken.includes(name)) of.reader.refuse(row, key, 'taken');
  of.taken.push(name);
  return name;
}

/** Reads materials out of rows; null of a text without any. Without headings columns stand as they are written. */
export function readMaterialRows(
  text: string,
  { materials }: Pick<CommonCase, 'materials'>,
  reading: RowReading,
): ReadItems<Material> | null {
  const reader = createRowReader<keyof typeof MATERIAL_NAMES>(reading);
  const read = readRows(text, listColumns(MATERIAL_NAMES), () => MATERIAL_KEYS);
  if (read === null) return null;
  const taken = materials.map(({ name }) => name);
  const next = (names: readonly string[]): string => nextName(MATERIAL_PREFIX, names);
  const items = read.rows.map((row): Material => {
    const name = takeName(row, 'name', { reader, taken, next });
    if (!/^[\p{L}\p{N}$ ./-]+$/u.test(name)) reader.refuse(row, 'name', 'unfit');
    const numbers = Object.fromEntries(
      (Object.keys(MATERIAL_QUANTITIES) as (keyof typeof MATERIAL_QUANTITIES)[]).flatMap((key) => {
        const value = reader.optional(row, key, MATERIAL_QUANTITIES[key]);
        if (value === undefined || value === null) return [];
        if (key !== 'alpha' && value <= 0) reader.refuse(row, key, 'small');
        return [[key, value] as const];
      }),
    );
    const { tension, compression, ...elastic } = numbers;
    const hasStrength = tension !== undefined || compression !== undefined;
    const strength = {
      ...(tension !== undefined && { tension }),
      ...(compression !== undefined && { compression }),
    };
    return { name, ...elastic, ...(hasStrength && { strength }) };
  });
  return finish(items, reader, read.passedOver);
}

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
  return finish(items, reader, read.passedOver);
}

const YES = new Set(['yes', 'y', 'true', '1', '+', 'x', 'да', 'так']);
const PERMANENT: Readonly<Record<string, string>> = {
  weight: 'weight',
  вес: 'weight',
  вага: 'weight',
  settlement: 'settlement',
  осадка: 'settlement',
  осідання: 'settlement',
};

/** Reads case sets out of rows; null of a text without any. Factors are `1: 1.35; weight: 1.35`, by the numbers of the sets. */
export function readSetRows(
  text: string,
  { caseSets }: Pick<CommonCase, 'caseSets'>,
  reading: RowReading,
): ReadItems<CaseSet> | null {
  const reader = createRowReader<keyof typeof SET_NAMES>(reading);
  const read = readRows(text, listColumns(SET_NAMES), () => SET_KEYS);
  if (read === null) return null;
  const all = [...caseSets];
  const count = caseSets.length + read.rows.length;
  const items = read.rows.map((row): CaseSet => {
    const angle = reader.optional(row, 'angle', 'angle') ?? 0;
    const factors = readFactors(row.cell('factors').text, count);
    if (factors === null) reader.refuse(row, 'factors', 'unknown');
    const hasFactors = factors !== null && Object.keys(factors).length > 0;
    const set: CaseSet = {
      ...createCaseSet(all, row.cell('title').text),
      description: row.cell('description').text,
      angle,
      combined: hasFactors || YES.has(row.cell('combined').text.toLowerCase()),
      ...(hasFactors && { factors }),
    };
    all.push(set);
    return set;
  });
  return finish(items, reader, read.passedOver);
}

/** Null where something is no factor of a set that there is. */
function readFactors(text: string, count: number): Readonly<Record<string, number>> | null {
  const factors: Record<string, number> = {};
  for (const part of text.split(';').filter((one) => one.trim() !== '')) {
    const [, of = '', written = ''] = /^\s*([\p{L}\d]+)\s*[:=×]\s*([-+−]?[\d.,]+)\s*$/u.exec(part) ?? [];
    const number = Number(of);
    const key =
      PERMANENT[of.toLowerCase()] ?? (number >= 1 && number <= count ? String(number - 1) : undefined);
    const value = Number(written.replace('−', '-').replace(',', '.'));
    if (key === undefined || written === '' || !Number.isFinite(value)) return null;
    factors[key] = value;
  }
  return factors;
}

/** Writes them as they are read. */
export function writeFactors(factors: CaseSet['factors'] = {}): string {
  return Object.entries(factors)
    .map(([key, value]) => `${/^\d+$/.test(key) ? Number(key) + 1 : key}: ${value}`)
    .join('; ');
}
