import type { BeamCase, BeamSection, ByDirection, Load, Support } from '../model/beam/document.ts';
import type { CrossSection, Material, SectionPart, UnitSystem } from '../model/common/document.ts';
import { convertQuantity } from './convertQuantity.ts';
import type { Quantity } from './quantity.ts';

/**
 * Converts every number of a beam document to the base units of another system.
 *
 * The increment and step indexes are reset to 0. A cross-section with its own `units`, such as a catalogue row, keeps
 * its numbers, because they do not depend on the document's system. Fields that the document type does not name are
 * kept unchanged. Numbers of up to 12 digits return unchanged when converted back; an editor that must return identical
 * bytes has to keep the original document. The same system returns the document itself.
 */
export function convertCase(document: BeamCase, to: UnitSystem): BeamCase {
  const from = document.units.system;
  if (from === to) return document;
  const convert: Convert = (value, quantity) => convertQuantity(value, quantity, from, to);
  return {
    ...document,
    L: convert(document.L, 'length'),
    units: { ...document.units, system: to, incrementIndex: 0, stepIndex: 0 },
    grid: {
      ...document.grid,
      step: convert(document.grid.step, 'length'),
      yStep: convert(document.grid.yStep, 'length'),
    },
    supports: document.supports.map((support) => convertSupport(support, convert)),
    beamSections: document.beamSections.map((section) => convertBeamSection(section, convert)),
    materials: document.materials.map((material) => convertMaterial(material, convert)),
    sections: document.sections.map((section) =>
      section.units === undefined ? convertCrossSection(section, convert) : section,
    ),
    loads: document.loads.map((load) => convertLoad(load, convert)),
  };
}

/** Converts a value of a document to the other system. */
export type Convert = (value: number, quantity: Quantity) => number;

function convertSupport(support: Support, convert: Convert): Support {
  const { stiffness, settlement } = support;
  return {
    ...support,
    x: convert(support.x, 'length'),
    ...(stiffness && { stiffness: convertDirections(stiffness, convert, SPRING) }),
    ...(settlement && { settlement: convertDirections(settlement, convert, SETTLEMENT) }),
  };
}

const SPRING = { x: 'springTranslation', y: 'springTranslation', r: 'springRotation' } as const;
const SETTLEMENT = { x: 'displacement', y: 'displacement', r: 'slope' } as const;

function convertDirections(
  values: ByDirection,
  convert: Convert,
  quantities: Readonly<Record<keyof ByDirection, Quantity>>,
): ByDirection {
  return convertFields(values, quantities, convert);
}

function convertBeamSection(section: BeamSection, convert: Convert): BeamSection {
  return convertFields(section, { x: 'length', mass: 'linearMass' }, convert);
}

export function convertMaterial(material: Material, convert: Convert): Material {
  const converted = convertFields(
    material,
    { E: 'modulus', G: 'modulus', K: 'modulus', rho: 'density', alpha: 'thermalExpansion' },
    convert,
  );
  const { strength } = material;
  if (!strength) return converted;
  return {
    ...converted,
    strength: convertFields(strength, { tension: 'stress', compression: 'stress' }, convert),
  };
}

/** Parameters of shapes, and properties that a catalogue row may contain. Slopes are in per cent in both systems. */
const SECTION_QUANTITIES: Readonly<Record<string, Quantity>> = {
  ...quantityOf('sectionDimension', [
    'b',
    'h',
    'c',
    'tw',
    'tf',
    't',
    'tb',
    'r1',
    'r2',
    'r3',
    'r4',
    'ri',
    'uf',
    'Dy',
    'y',
    'z',
  ]),
  ...quantityOf('sectionDimension', ['ey', 'ez', 'iy', 'iz', 'iu', 'iv', 'yShear', 'zShear']),
  ...quantityOf('area', ['A', 'Asy', 'Asz']),
  ...quantityOf('secondMoment', ['Iy', 'Iz', 'Iyz', 'Iu', 'Iv', 'It']),
  ...quantityOf('sectionModulus', [
    'SyMax',
    'SzMax',
    'WyTop',
    'WyBottom',
    'WzLeft',
    'WzRight',
    'Wply',
    'Wplz',
  ]),
  ...quantityOf('warping', ['Iw']),
};

function quantityOf(quantity: Quantity, names: readonly string[]): Record<string, Quantity> {
  return Object.fromEntries(names.map((name) => [name, quantity]));
}

export function convertCrossSection(section: CrossSection, convert: Convert): CrossSection {
  const converted = convertFields(section, SECTION_QUANTITIES, convert);
  const { parts } = section;
  if (!parts) return converted;
  // A part with its own units keeps its dimensions; its position is in the units of the whole section.
  const place = { y: 'sectionDimension', z: 'sectionDimension' } as const;
  const convertPart = (part: SectionPart) =>
    convertFields(part, part.units === undefined ? SECTION_QUANTITIES : place, convert);
  return { ...converted, parts: parts.map(convertPart) };
}

const SOURCE_QUANTITIES = { pressure: 'pressure', width: 'length', spacing: 'length' } as const;

/** Returns the pressure and the lengths of an area load, converted, as a part of the load; nothing for another load. */
export function convertSource<Source extends object>(
  { source }: { readonly source?: Source },
  convert: Convert,
): { readonly source?: Source } {
  return source === undefined ? {} : { source: convertFields(source, SOURCE_QUANTITIES, convert) };
}

function convertLoad(load: Load, convert: Convert): Load {
  switch (load.className) {
    case 'DistributedLoad':
    case 'DistributedMass': {
      const quantity = load.className === 'DistributedMass' ? 'linearMass' : 'distributedLoad';
      const [x0, x1] = load.x;
      const [start, middle, end] = load.y;
      return {
        ...load,
        x: [convert(x0, 'length'), convert(x1, 'length')],
        y: [convert(start, quantity), convert(middle, quantity), convert(end, quantity)],
        ...convertSource(load, convert),
      };
    }
    default: {
      const quantity = load.className === 'BendingMoment' ? 'moment' : 'force';
      const [value, axial, normal] = load.c;
      return {
        ...load,
        x: convert(load.x, 'length'),
        c: [convert(value, quantity), convert(axial, quantity), convert(normal, quantity)],
        ...convertSource(load, convert),
      };
    }
  }
}

/** Copies a record and converts those of its fields that hold a number of a named quantity. */
export function convertFields<T extends object>(
  record: T,
  quantities: Readonly<Partial<Record<string, Quantity>>>,
  convert: Convert,
): T {
  const entries = Object.entries(record).map(([name, value]: [string, unknown]) => {
    const quantity = Object.hasOwn(quantities, name) ? quantities[name] : undefined;
    return [name, quantity !== undefined && typeof value === 'number' ? convert(value, quantity) : value];
  });
  return Object.fromEntries(entries) as T;
}
