import type { UnitSystem } from '../model/common/document.ts';
import { measureUnit } from './unit.ts';
import type { Unit } from './unit.ts';

interface QuantityUnits {
  /** The unit in which documents and results store the number, per system. */
  readonly base: readonly [Unit, Unit];
  /** The unit in which people read it by default, per system. */
  readonly shown: readonly [Unit, Unit];
  /** The units that a menu offers, per system. */
  readonly choices: readonly [readonly Unit[], readonly Unit[]];
}

const LENGTHS = [
  ['m', 'cm', 'mm'],
  ['ft-in', 'ft', 'in'],
] as const;
const SMALL_LENGTHS = [
  ['mm', 'cm', 'm'],
  ['in', 'ft'],
] as const;
const PRESSURES = [
  ['MPa', 'GPa', 'kPa', 'Pa', 'N/mm²', 'kN/cm²', 'kgf/cm²'],
  ['ksi', 'psi', 'ksf', 'psf'],
] as const;
const LINE_FORCES = [
  ['kN/m', 'N/m', 'N/mm', 'MN/m', 'kgf/m', 'kgf/cm', 'tf/m'],
  ['kip/ft', 'kip/in', 'lbf/ft', 'lbf/in'],
] as const;

/** The base, displayed and selectable units of every quantity; base units are those of the load-case document. */
const QUANTITIES = {
  length: { base: ['m', 'in'], shown: ['m', 'ft-in'], choices: LENGTHS },
  displacement: { base: ['m', 'in'], shown: ['mm', 'in'], choices: SMALL_LENGTHS },
  sectionDimension: { base: ['mm', 'in'], shown: ['mm', 'in'], choices: SMALL_LENGTHS },
  area: {
    base: ['cm²', 'in²'],
    shown: ['cm²', 'in²'],
    choices: [
      ['cm²', 'mm²', 'm²'],
      ['in²', 'ft²'],
    ],
  },
  secondMoment: {
    base: ['cm⁴', 'in⁴'],
    shown: ['cm⁴', 'in⁴'],
    choices: [
      ['cm⁴', 'mm⁴', 'm⁴'],
      ['in⁴', 'ft⁴'],
    ],
  },
  sectionModulus: {
    base: ['cm³', 'in³'],
    shown: ['cm³', 'in³'],
    choices: [
      ['cm³', 'mm³', 'm³'],
      ['in³', 'ft³'],
    ],
  },
  warping: { base: ['cm⁶', 'in⁶'], shown: ['cm⁶', 'in⁶'], choices: [['cm⁶', 'mm⁶'], ['in⁶']] },
  force: {
    base: ['N', 'lbf'],
    shown: ['kN', 'kip'],
    choices: [
      ['kN', 'N', 'MN', 'kgf', 'tf'],
      ['kip', 'lbf'],
    ],
  },
  moment: {
    base: ['N·m', 'lbf·in'],
    shown: ['kN·m', 'kip·ft'],
    choices: [
      ['kN·m', 'N·m', 'kN·cm', 'N·mm', 'MN·m', 'kgf·m', 'kgf·cm', 'tf·m'],
      ['kip·ft', 'kip·in', 'lbf·ft', 'lbf·in'],
    ],
  },
  pressure: { base: ['Pa', 'psi'], shown: ['kPa', 'psf'], choices: PRESSURES },
  distributedLoad: { base: ['N/m', 'lbf/in'], shown: ['kN/m', 'kip/ft'], choices: LINE_FORCES },
  springTranslation: { base: ['N/m', 'lbf/in'], shown: ['kN/m', 'kip/in'], choices: LINE_FORCES },
  springRotation: {
    base: ['N·m/rad', 'lbf·in/rad'],
    shown: ['kN·m/rad', 'kip·ft/rad'],
    choices: [
      ['kN·m/rad', 'N·m/rad', 'MN·m/rad', 'kN·m/°'],
      ['kip·ft/rad', 'kip·in/rad', 'lbf·ft/rad', 'lbf·in/rad'],
    ],
  },
  modulus: { base: ['MPa', 'psi'], shown: ['GPa', 'ksi'], choices: PRESSURES },
  stress: { base: ['MPa', 'psi'], shown: ['MPa', 'ksi'], choices: PRESSURES },
  density: {
    base: ['kg/m³', 'lb/in³'],
    shown: ['kg/m³', 'lb/ft³'],
    choices: [
      ['kg/m³', 't/m³', 'g/cm³'],
      ['lb/ft³', 'lb/in³'],
    ],
  },
  linearMass: {
    base: ['kg/m', 'lb/in'],
    shown: ['kg/m', 'lb/ft'],
    choices: [
      ['kg/m', 't/m'],
      ['lb/ft', 'lb/in'],
    ],
  },
  mass: {
    base: ['kg', 'lb'],
    shown: ['kg', 'lb'],
    choices: [
      ['kg', 't', 'g'],
      ['lb', 'slug'],
    ],
  },
  temperature: { base: ['°C', '°F'], shown: ['°C', '°F'], choices: [['°C', 'K'], ['°F']] },
  temperatureDifference: { base: ['°C', '°F'], shown: ['°C', '°F'], choices: [['°C', 'K'], ['°F']] },
  thermalExpansion: {
    base: ['1/°C', '1/°F'],
    shown: ['10⁻⁶/°C', '10⁻⁶/°F'],
    choices: [
      ['10⁻⁶/°C', '10⁻⁶/K', '1/°C', '1/K'],
      ['10⁻⁶/°F', '1/°F'],
    ],
  },
  angle: {
    base: ['°', '°'],
    shown: ['°', '°'],
    choices: [
      ['°', 'rad'],
      ['°', 'rad'],
    ],
  },
  slope: {
    base: ['rad', 'rad'],
    shown: ['mrad', 'mrad'],
    choices: [
      ['mrad', 'rad', '°'],
      ['mrad', 'rad', '°'],
    ],
  },
  ratio: {
    base: ['1', '1'],
    shown: ['1', '1'],
    choices: [
      ['1', '%'],
      ['1', '%'],
    ],
  },
  percent: {
    base: ['%', '%'],
    shown: ['%', '%'],
    choices: [
      ['%', '‰', '1'],
      ['%', '‰', '1'],
    ],
  },
  axialStiffness: {
    base: ['N', 'lbf'],
    shown: ['kN', 'kip'],
    choices: [
      ['kN', 'MN', 'N'],
      ['kip', 'lbf'],
    ],
  },
  flexuralStiffness: {
    base: ['N·m²', 'lbf·in²'],
    shown: ['kN·m²', 'kip·in²'],
    choices: [
      ['kN·m²', 'MN·m²', 'N·m²'],
      ['kip·in²', 'kip·ft²', 'lbf·in²'],
    ],
  },
  scaledDeflection: {
    base: ['N·m³', 'lbf·in³'],
    shown: ['kN·m³', 'kip·ft³'],
    choices: [
      ['kN·m³', 'N·m³'],
      ['kip·ft³', 'kip·in³', 'lbf·in³'],
    ],
  },
  scaledSlope: {
    base: ['N·m²', 'lbf·in²'],
    shown: ['kN·m²', 'kip·ft²'],
    choices: [
      ['kN·m²', 'N·m²'],
      ['kip·ft²', 'kip·in²', 'lbf·in²'],
    ],
  },
  scaledDisplacement: {
    base: ['N·m', 'lbf·in'],
    shown: ['kN·m', 'kip·ft'],
    choices: [
      ['kN·m', 'N·m'],
      ['kip·ft', 'kip·in', 'lbf·in'],
    ],
  },
} as const satisfies Record<string, QuantityUnits>;

/**
 * A kind of physical quantity.
 *
 * `length` is a position or a span, `displacement` a change of position under load, `sectionDimension` a dimension of a
 * cross-section. `modulus` and `stress` differ only in their displayed unit. `temperature` is a reading,
 * `temperatureDifference` a change. `ratio` is a plain number, `percent` a number of per cent. `scaledDeflection`,
 * `scaledSlope` and `scaledDisplacement` are EI·v, EI·θ and EA·u, the results of a beam without real constants.
 */
export type Quantity = keyof typeof QUANTITIES;

/** All quantities, for tables and tests. */
export const QUANTITY_NAMES = Object.keys(QUANTITIES) as readonly Quantity[];

/** Returns the unit in which documents and results store a quantity. */
export function baseUnit(quantity: Quantity, system: UnitSystem): Unit {
  return QUANTITIES[quantity].base[system];
}

/**
 * Returns the unit in which people read a quantity by default.
 *
 * @example displayUnit('moment', 0) // 'kN·m'
 */
export function displayUnit(quantity: Quantity, system: UnitSystem): Unit {
  return QUANTITIES[quantity].shown[system];
}

/** Lists the units a menu offers for a quantity, the default one first. */
export function unitsOf(quantity: Quantity, system: UnitSystem): readonly Unit[] {
  return QUANTITIES[quantity].choices[system];
}

/** Returns whether a quantity can be measured in a unit. */
export function isUnitOf(quantity: Quantity, unit: Unit): boolean {
  return measureUnit(unit).dimension === measureUnit(baseUnit(quantity, 0)).dimension;
}
