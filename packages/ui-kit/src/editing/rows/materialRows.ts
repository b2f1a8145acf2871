import type { CommonCase, Material, Origin } from '@eecs/solver-core';
import { nextName } from '@eecs/solver-core/rules';
import { MATERIAL_PREFIX } from '../changeMaterial.ts';
import { MATERIAL_QUANTITIES } from '../materialNumbers.ts';
import { readColor } from '../readColor.ts';
import { listColumns } from './listColumns.ts';
import { NAME } from './namesRead.ts';
import { type ReadItems, toReadItems } from './readItems.ts';
import { readRows } from './readRows.ts';
import { type RowReading, createRowReader } from './rowReader.ts';
import { takeName } from './takeName.ts';

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
  color: ['color', 'colour', 'цвет', 'колір'],
  origin: ['origin', 'происхождение', 'походження'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The columns of a table of materials, in their order. */
export const MATERIAL_KEYS = Object.keys(MATERIAL_NAMES) as readonly (keyof typeof MATERIAL_NAMES)[];

/**
 * Reads materials from rows; null if the text has none. Without headings, the columns are in the order in which they
 * are written.
 */
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
    const color = row.cell('color').text;
    const own = readColor(color);
    if (color !== '' && own === null) reader.refuse(row, 'color', 'unfit');
    const from = row.cell('origin').text;
    const origin = readOrigin(from);
    if (from !== '' && origin === null) reader.refuse(row, 'origin', 'unfit');
    return {
      name,
      ...elastic,
      ...(hasStrength && { strength }),
      ...(own !== null && { color: own }),
      ...(origin !== null && { origin }),
    };
  });
  return toReadItems(items, reader, read.passedOver);
}

const ORIGINS: readonly Origin['kind'][] = ['catalogue', 'community', 'own', 'file'];

/** Writes the source of a material: the kind of source, and the material's name there. */
export function writeOrigin({ kind, id }: Origin): string {
  return `${kind}: ${id}`;
}

/** Reads the text that `writeOrigin` wrote; null for any other text. */
function readOrigin(text: string): Origin | null {
  const end = text.indexOf(':');
  const kind = ORIGINS.find((one) => one === text.slice(0, Math.max(end, 0)).trim().toLowerCase());
  const id = text.slice(end + 1).trim();
  return kind === undefined || id === '' ? null : { kind, id };
}
