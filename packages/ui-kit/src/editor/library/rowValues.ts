import { type CrossSection, type Material, type Quantity, computeBasics } from '@eecs/solver-core';

/** A number of a section or a material by which rows are compared, sorted and filtered. */
export type RowValue = 'h' | 'b' | 'A' | 'Iy' | 'Iz' | 'E' | 'G' | 'ft' | 'fc' | 'rho';

/** The columns of either list; only the first few are shown if there is little room. */
export const SECTION_VALUES = ['A', 'Iy', 'h', 'b', 'Iz'] as const satisfies readonly RowValue[];
export const MATERIAL_VALUES = ['E', 'ft', 'fc', 'rho'] as const satisfies readonly RowValue[];

/** The quantity of a value. */
export const VALUE_QUANTITIES: Readonly<Record<RowValue, Quantity>> = {
  h: 'sectionDimension',
  b: 'sectionDimension',
  A: 'area',
  Iy: 'secondMoment',
  Iz: 'secondMoment',
  E: 'modulus',
  G: 'modulus',
  ft: 'stress',
  fc: 'stress',
  rho: 'density',
};

const basics = new WeakMap<CrossSection, Readonly<Partial<Record<RowValue, number>>>>();

/** Returns a value of a row in SI section units or the units of an SI case; null if the row has none. */
export function getRowValue(item: Material | CrossSection, value: RowValue): number | null {
  if (!('className' in item)) {
    switch (value) {
      case 'E':
      case 'G':
      case 'rho':
        return item[value] ?? null;
      case 'ft':
        return item.strength?.tension ?? null;
      case 'fc':
        return item.strength?.compression ?? null;
      default:
        return null;
    }
  }
  let known = basics.get(item);
  if (known === undefined) {
    known = computeValues(item);
    basics.set(item, known);
  }
  return known[value] ?? null;
}

const MM_PER_INCH = 25.4;

function computeValues(section: CrossSection): Readonly<Partial<Record<RowValue, number>>> {
  const result = computeBasics(section, 0);
  if (!result.ok) return {};
  const { A, Iy, Iz } = result.basics;
  const scale = section.units === 1 ? MM_PER_INCH : 1;
  const { h = section.Dy, b = section.Dy ?? section.h } = section;
  return {
    A,
    Iy,
    Iz,
    ...(h === undefined ? {} : { h: h * scale }),
    ...(b === undefined ? {} : { b: b * scale }),
  };
}
