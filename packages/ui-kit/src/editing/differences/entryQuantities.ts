import type {
  BeamSection,
  ByDirection,
  CaseSet,
  CrossSection,
  PointLoad,
  Quantity,
  Support,
} from '@eecs/solver-core';
import type { EllipseGuide, Joint, JointLoad, Link, LinkLoad } from '@eecs/solver-core/truss';
import { MATERIAL_QUANTITIES } from '../materialNumbers.ts';
import { SECTION_QUANTITIES } from '../sectionNumbers.ts';

type NumberOf<Entry> = {
  [Key in keyof Entry]-?: NonNullable<Entry[Key]> extends number ? Key : never;
}[keyof Entry];

/**
 * The quantity of every number of an entry: the compiler rejects a missing one. `Counted` lists indices and flags,
 * which have no quantity.
 */
type QuantitiesOf<Entry, Counted extends keyof Entry = never> = Readonly<
  Record<Exclude<NumberOf<Entry>, Counted>, Quantity>
>;

/** Quantities of the numbers of an entry, by name; those of a nested record by its own names. */
export interface EntryQuantities {
  readonly [name: string]: Quantity | Readonly<Record<string, Quantity>>;
}

/** Quantities of the numbers of entries, by their list. The value and the ordinates of a load depend on its class. */
export const ENTRY_QUANTITIES = {
  loads: {
    ...({ x: 'length', alpha: 'angle' } satisfies QuantitiesOf<PointLoad, 'sets'>),
    source: { pressure: 'pressure', width: 'length' },
  },
  jointLoads: { alpha: 'angle', beta: 'angle' } satisfies QuantitiesOf<JointLoad, 'sets'>,
  linkLoads: { x: 'length', ...({ alpha: 'angle' } satisfies QuantitiesOf<LinkLoad, 'sets'>) },
  supports: {
    ...({ x: 'length' } satisfies QuantitiesOf<Support, 'sets'>),
    stiffness: {
      x: 'springTranslation',
      y: 'springTranslation',
      r: 'springRotation',
    } satisfies QuantitiesOf<ByDirection>,
    settlement: { x: 'displacement', y: 'displacement', r: 'slope' } satisfies QuantitiesOf<ByDirection>,
  },
  beamSections: { x: 'length', alpha: 'angle', mass: 'linearMass' } satisfies QuantitiesOf<
    BeamSection,
    'materialIndex' | 'crossSectionIndex'
  >,
  joints: {
    ...({ x: 'length', y: 'length', z: 'length' } satisfies QuantitiesOf<Joint, 'anchor' | 'sets'>),
    settlement: { x: 'displacement', y: 'displacement', z: 'displacement' } satisfies QuantitiesOf<
      NonNullable<Joint['settlement']>
    >,
  },
  links: { dT: 'temperatureDifference', dL: 'displacement' } satisfies QuantitiesOf<
    Link,
    'i' | 'j' | 'materialIndex' | 'sectionIndex' | 'sets'
  >,
  guides: {
    x0: 'length',
    y0: 'length',
    a: 'length',
    b: 'length',
    alpha: 'angle',
  } satisfies QuantitiesOf<EllipseGuide>,
  materials: {
    ...MATERIAL_QUANTITIES,
    strength: { tension: MATERIAL_QUANTITIES.tension, compression: MATERIAL_QUANTITIES.compression },
  },
  sections: SECTION_QUANTITIES satisfies QuantitiesOf<CrossSection, 'units'>,
  caseSets: { angle: 'angle' } satisfies QuantitiesOf<CaseSet>,
} as const satisfies Readonly<Record<string, EntryQuantities>>;

/** A list whose entries have displayed numbers. */
export type EntryList = keyof typeof ENTRY_QUANTITIES;
