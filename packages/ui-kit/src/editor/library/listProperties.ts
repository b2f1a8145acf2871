import {
  type CrossSection,
  type Material,
  type Quantity,
  type SectionProperties,
  type UnitSystem,
  completeConstants,
  convertQuantity,
  sectionProperties,
} from '@eecs/solver-core';
import type { Strengths } from '@eecs/solver-core/catalogue';
import type { LibraryItem } from '../../host/library.ts';
import { shownRatio } from '../../editing/shownRatio.ts';

/**
 * A displayed number of an item: the key of its name, its symbol, its quantity and its value, in the base units of a
 * system.
 */
export interface ShownProperty {
  readonly key: ShownKey;
  readonly symbol: string;
  readonly quantity: Quantity;
  readonly value: number;
  /** The value that the table of a catalogue prints, in the same units. @default the table prints nothing */
  readonly printed?: number;
}

const DIMENSIONS = [
  'h',
  'b',
  'Dy',
  'tw',
  'tf',
  't',
  'tb',
  'r1',
  'r2',
  'r3',
  'r4',
  'ri',
  'sf',
  'sw',
  'uf',
] as const satisfies readonly (keyof CrossSection)[];

const PROPERTIES = [
  ['A', 'area'],
  ['ey', 'sectionDimension'],
  ['ez', 'sectionDimension'],
  ['Iy', 'secondMoment'],
  ['Iz', 'secondMoment'],
  ['Iyz', 'secondMoment'],
  ['Iu', 'secondMoment'],
  ['Iv', 'secondMoment'],
  ['alpha', 'angle'],
  ['iy', 'sectionDimension'],
  ['iz', 'sectionDimension'],
  ['iu', 'sectionDimension'],
  ['iv', 'sectionDimension'],
  ['WyTop', 'sectionModulus'],
  ['WyBottom', 'sectionModulus'],
  ['WzLeft', 'sectionModulus'],
  ['WzRight', 'sectionModulus'],
  ['Wply', 'sectionModulus'],
  ['Wplz', 'sectionModulus'],
  ['SyMax', 'sectionModulus'],
  ['SzMax', 'sectionModulus'],
  ['Asy', 'area'],
  ['Asz', 'area'],
  ['It', 'secondMoment'],
  ['Iw', 'warping'],
  ['yShear', 'sectionDimension'],
  ['zShear', 'sectionDimension'],
] as const satisfies readonly (readonly [keyof SectionProperties, Quantity])[];

const STRENGTHS = ['fy', 'fu', 'fc', 'fm'] as const satisfies readonly (keyof Strengths)[];

export type ShownKey =
  | (typeof DIMENSIONS)[number]
  | (typeof PROPERTIES)[number][0]
  | (typeof STRENGTHS)[number]
  | 'E'
  | 'G'
  | 'nu'
  | 'K'
  | 'rho'
  | 'expansion'
  | 'ft';

const SYMBOLS: Partial<Record<ShownKey, string>> = {
  alpha: 'α',
  nu: 'ν',
  rho: 'ρ',
  expansion: 'α',
  WyTop: 'Wy,top',
  WyBottom: 'Wy,bottom',
  WzLeft: 'Wz,left',
  WzRight: 'Wz,right',
  Wply: 'Wpl,y',
  Wplz: 'Wpl,z',
  SyMax: 'Sy',
  SzMax: 'Sz',
  Asy: 'As,y',
  Asz: 'As,z',
  yShear: 'yM',
  zShear: 'zM',
};

/**
 * Lists the dimensions and all properties of a section, or the constants and strengths of a material, in the units of a
 * system.
 */
export function listProperties(entry: LibraryItem, system: UnitSystem): readonly ShownProperty[] {
  const { item } = entry;
  if (!('className' in item)) return ofMaterial(item, entry.strengths, system);
  return ofSection(item, system).map((told) => {
    const { key, quantity } = told;
    const printed = key === 'A' || key === 'Iy' || key === 'Iz' ? entry.printed?.[key] : undefined;
    return printed === undefined ? told : { ...told, printed: convertQuantity(printed, quantity, 0, system) };
  });
}

/** Properties that depend on connections, in display order. */
const CONNECTED = [
  'Asy',
  'Asz',
  'Iw',
  'yShear',
  'zShear',
] as const satisfies readonly (keyof SectionProperties)[];

/**
 * Lists the values that a section of separate parts lacks, because they depend on the stiffness and spacing of the
 * connections. The list is empty for a section that is one body.
 */
export function listMissing(section: CrossSection): readonly string[] {
  if (section.className !== 'builtup') return [];
  const result = sectionProperties(section);
  if (!result.ok) return [];
  const { properties } = result;
  return CONNECTED.filter((key) => properties[key] === null).map((key) => SYMBOLS[key] ?? key);
}

function list(key: ShownKey, quantity: Quantity, value: number | null | undefined): ShownProperty[] {
  if (value === null || value === undefined) return [];
  return [{ key, symbol: SYMBOLS[key] ?? key, quantity, value }];
}

function ofSection(section: CrossSection, system: UnitSystem): readonly ShownProperty[] {
  const own = section.units ?? 0;
  const dimensions = DIMENSIONS.flatMap((key) => {
    const value = section[key];
    if (!value) return [];
    if (key === 'sf' || key === 'sw') return list(key, 'percent', value);
    return list(key, 'sectionDimension', convertQuantity(value, 'sectionDimension', own, system));
  });
  const result = sectionProperties({ ...section, units: own }, system);
  if (!result.ok) return dimensions;
  const { properties } = result;
  return [
    ...dimensions,
    ...PROPERTIES.flatMap(([key, quantity]) => {
      const value = properties[key];
      // A property that is zero by symmetry is left out.
      const isNothing = (key === 'Iyz' || key === 'alpha') && Math.abs(value ?? 0) < NOTHING * properties.Iy;
      return isNothing ? [] : list(key, quantity, fromTheEdge(properties, key));
    }),
  ];
}

/**
 * The solver measures the shear centre from the centroid; the list measures it from the left and bottom edges, like the
 * centroid.
 */
function fromTheEdge(properties: SectionProperties, key: keyof SectionProperties): number | null {
  const value = properties[key];
  if (value === null) return null;
  if (key === 'yShear') return properties.ey + value;
  return key === 'zShear' ? properties.ez + value : value;
}

/** Relative to the second moment: rounding of the product of inertia of a symmetric outline. */
const NOTHING = 1e-9;

function ofMaterial(
  material: Material,
  strengths: Strengths | undefined,
  system: UnitSystem,
): readonly ShownProperty[] {
  const convert = (value: number | null | undefined, quantity: Quantity) =>
    value === null || value === undefined ? value : convertQuantity(value, quantity, 0, system);
  const { E, G } = completeConstants(material);
  const isTimber = strengths?.fm !== undefined;
  const named = STRENGTHS.flatMap((key) =>
    // Timber fails in tension without yielding: its `fu` is the tensile strength along the grain.
    list(key === 'fu' && isTimber ? 'ft' : key, 'stress', convert(strengths?.[key], 'stress')),
  );
  return [
    ...list('E', 'modulus', convert(E, 'modulus')),
    ...list('G', 'modulus', convert(G, 'modulus')),
    // E and G of timber are independent of each other.
    ...list('nu', 'ratio', shownRatio(material)),
    ...list('K', 'modulus', convert(material.K, 'modulus')),
    ...list('rho', 'density', convert(material.rho, 'density')),
    ...list('expansion', 'thermalExpansion', convert(material.alpha, 'thermalExpansion')),
    ...(named.length > 0
      ? named
      : [
          ...list('ft', 'stress', convert(material.strength?.tension, 'stress')),
          ...list('fc', 'stress', convert(material.strength?.compression, 'stress')),
        ]),
  ];
}
