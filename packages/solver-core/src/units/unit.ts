import { divideFractions, fractionFromDecimal, multiplyFractions } from '../exact/fraction.ts';
import type { Fraction, FractionResult } from '../exact/fraction.ts';

/**
 * The composition of each unit: named parts with their powers.
 *
 * The key is the unit's international symbol and its name everywhere in the code. `ft-in` counts in feet and is written
 * in feet, inches and fractions.
 */
const COMPOSITIONS = {
  m: 'm',
  mm: 'mm',
  cm: 'cm',
  km: 'km',
  in: 'in',
  ft: 'ft',
  'ft-in': 'ft',
  yd: 'yd',
  'mm²': 'mm2',
  'cm²': 'cm2',
  'm²': 'm2',
  'in²': 'in2',
  'ft²': 'ft2',
  'mm³': 'mm3',
  'cm³': 'cm3',
  'm³': 'm3',
  'in³': 'in3',
  'ft³': 'ft3',
  'mm⁴': 'mm4',
  'cm⁴': 'cm4',
  'm⁴': 'm4',
  'in⁴': 'in4',
  'ft⁴': 'ft4',
  'mm⁶': 'mm6',
  'cm⁶': 'cm6',
  'in⁶': 'in6',
  N: 'N',
  kN: 'kN',
  MN: 'MN',
  kgf: 'kgf',
  tf: 'tf',
  lbf: 'lbf',
  kip: 'kip',
  'N·m': 'N m',
  'N·mm': 'N mm',
  'N·cm': 'N cm',
  'kN·m': 'kN m',
  'kN·cm': 'kN cm',
  'kN·mm': 'kN mm',
  'MN·m': 'MN m',
  'kgf·m': 'kgf m',
  'kgf·cm': 'kgf cm',
  'tf·m': 'tf m',
  'lbf·in': 'lbf in',
  'lbf·ft': 'lbf ft',
  'kip·in': 'kip in',
  'kip·ft': 'kip ft',
  'N/m': 'N m-1',
  'N/mm': 'N mm-1',
  'N/cm': 'N cm-1',
  'kN/m': 'kN m-1',
  'kN/cm': 'kN cm-1',
  'kN/mm': 'kN mm-1',
  'MN/m': 'MN m-1',
  'kgf/m': 'kgf m-1',
  'kgf/cm': 'kgf cm-1',
  'tf/m': 'tf m-1',
  'lbf/in': 'lbf in-1',
  'lbf/ft': 'lbf ft-1',
  'kip/in': 'kip in-1',
  'kip/ft': 'kip ft-1',
  'N·m/rad': 'N m rad-1',
  'kN·m/rad': 'kN m rad-1',
  'MN·m/rad': 'MN m rad-1',
  'kN·m/°': 'kN m deg-1',
  'lbf·in/rad': 'lbf in rad-1',
  'lbf·ft/rad': 'lbf ft rad-1',
  'kip·in/rad': 'kip in rad-1',
  'kip·ft/rad': 'kip ft rad-1',
  Pa: 'N m-2',
  kPa: 'kN m-2',
  MPa: 'MN m-2',
  GPa: 'GN m-2',
  'N/mm²': 'N mm-2',
  'N/cm²': 'N cm-2',
  'kN/cm²': 'kN cm-2',
  'kN/m²': 'kN m-2',
  bar: 'bar',
  'kgf/cm²': 'kgf cm-2',
  psi: 'lbf in-2',
  ksi: 'kip in-2',
  psf: 'lbf ft-2',
  ksf: 'kip ft-2',
  'kg/m³': 'kg m-3',
  't/m³': 't m-3',
  'g/cm³': 'g cm-3',
  'lb/in³': 'lb in-3',
  'lb/ft³': 'lb ft-3',
  'kg/m': 'kg m-1',
  't/m': 't m-1',
  'lb/in': 'lb in-1',
  'lb/ft': 'lb ft-1',
  g: 'g',
  kg: 'kg',
  t: 't',
  lb: 'lb',
  slug: 'slug',
  '°C': 'degC',
  '°F': 'degF',
  K: 'degC',
  '1/°C': 'degC-1',
  '1/°F': 'degF-1',
  '1/K': 'degC-1',
  '10⁻⁶/°C': 'micro degC-1',
  '10⁻⁶/°F': 'micro degF-1',
  '10⁻⁶/K': 'micro degC-1',
  '°': 'deg',
  rad: 'rad',
  mrad: 'mrad',
  '1': '',
  '%': 'percent',
  '‰': 'permille',
  'N·m²': 'N m2',
  'kN·m²': 'kN m2',
  'MN·m²': 'MN m2',
  'lbf·in²': 'lbf in2',
  'kip·in²': 'kip in2',
  'kip·ft²': 'kip ft2',
  'N·m³': 'N m3',
  'kN·m³': 'kN m3',
  'lbf·in³': 'lbf in3',
  'kip·in³': 'kip in3',
  'kip·ft³': 'kip ft3',
} as const satisfies Record<string, string>;

/** A unit of measurement, named by its international symbol. */
export type Unit = keyof typeof COMPOSITIONS;

/** All units the core knows, for tables and tests. */
export const UNITS = Object.keys(COMPOSITIONS) as readonly Unit[];

/** A length of 1 in, in metres; the load-case specification defines 1 m = 1/0.0254 in. */
const INCH = '0.0254';
/**
 * Newtons to pounds-force, kilograms to pounds, pounds to slugs: the factors of the load-case specification, point 9.
 */
const LBF_PER_NEWTON = '0.22480894387096';
const LB_PER_KILOGRAM = '2.2046226294122';
const LB_PER_SLUG = '32.17404855643';
const STANDARD_GRAVITY = '9.80665';
/** Forty digits, so that every factor computed from it is rounded as the exact one would be. */
const PI = '3.141592653589793238462643383279502884197';

type Base = 'length' | 'force' | 'mass' | 'temperature' | 'angle' | 'none';

/**
 * Each part with the base that it measures and its size in m, N, kg, °C, rad, as `product of top / product of bottom`.
 */
const PARTS: Readonly<Record<string, { base: Base; top: readonly string[]; bottom?: readonly string[] }>> = {
  m: { base: 'length', top: ['1'] },
  mm: { base: 'length', top: ['0.001'] },
  cm: { base: 'length', top: ['0.01'] },
  km: { base: 'length', top: ['1000'] },
  in: { base: 'length', top: [INCH] },
  ft: { base: 'length', top: [INCH, '12'] },
  yd: { base: 'length', top: [INCH, '36'] },
  N: { base: 'force', top: ['1'] },
  kN: { base: 'force', top: ['1e3'] },
  MN: { base: 'force', top: ['1e6'] },
  GN: { base: 'force', top: ['1e9'] },
  kgf: { base: 'force', top: [STANDARD_GRAVITY] },
  tf: { base: 'force', top: [STANDARD_GRAVITY, '1e3'] },
  lbf: { base: 'force', top: ['1'], bottom: [LBF_PER_NEWTON] },
  kip: { base: 'force', top: ['1e3'], bottom: [LBF_PER_NEWTON] },
  g: { base: 'mass', top: ['0.001'] },
  kg: { base: 'mass', top: ['1'] },
  t: { base: 'mass', top: ['1e3'] },
  lb: { base: 'mass', top: ['1'], bottom: [LB_PER_KILOGRAM] },
  slug: { base: 'mass', top: [LB_PER_SLUG], bottom: [LB_PER_KILOGRAM] },
  degC: { base: 'temperature', top: ['1'] },
  degF: { base: 'temperature', top: ['5'], bottom: ['9'] },
  rad: { base: 'angle', top: ['1'] },
  mrad: { base: 'angle', top: ['0.001'] },
  deg: { base: 'angle', top: [PI], bottom: ['180'] },
  micro: { base: 'none', top: ['1e-6'] },
  percent: { base: 'none', top: ['0.01'] },
  permille: { base: 'none', top: ['0.001'] },
};

/** A `bar` is a pressure with a name of its own; here it is written in base units. */
const WORDS: Readonly<Record<string, { composition: string; size: string }>> = {
  bar: { composition: 'N m-2', size: '1e5' },
};

/**
 * The exact size of a unit in coherent SI (m, N, kg, °C as a difference, rad) and its dimension as a string that can be
 * compared.
 */
export interface UnitMeasure {
  readonly size: Fraction;
  readonly dimension: string;
}

/** Computes the exact size and the dimension of a unit from its parts. */
export function measureUnit(unit: Unit): UnitMeasure {
  const known = measures.get(unit);
  if (known !== undefined) return known;
  const word = WORDS[COMPOSITIONS[unit]];
  const measure = measureComposition(word?.composition ?? COMPOSITIONS[unit], word?.size ?? '1');
  measures.set(unit, measure);
  return measure;
}

/** Caches a pure function: there are too many sizes to compute them all in advance. */
const measures = new Map<Unit, UnitMeasure>();

function measureComposition(composition: string, start: string): UnitMeasure {
  let size = exact(fractionFromDecimal(start));
  const powers = new Map<Base, number>();
  for (const term of composition.split(' ').filter((word) => word !== '')) {
    const [, name = '', powerText] = /^([a-zA-Z]+)(-?\d+)?$/.exec(term) ?? [];
    const part = PARTS[name];
    if (part === undefined) throw new Error(`measureUnit: no part "${term}"`);
    const power = Number(powerText ?? 1);
    const factor = exact(divideFractions(product(part.top), product(part.bottom ?? [])));
    for (let i = 0; i < Math.abs(power); i += 1) {
      size = power > 0 ? multiplyFractions(size, factor) : exact(divideFractions(size, factor));
    }
    if (part.base !== 'none') powers.set(part.base, (powers.get(part.base) ?? 0) + power);
  }
  const dimension = [...powers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([base, power]) => `${base}${power}`);
  return { size, dimension: dimension.join(' ') };
}

function product(decimals: readonly string[]): Fraction {
  return decimals
    .map((text) => exact(fractionFromDecimal(text)))
    .reduce(multiplyFractions, exact(fractionFromDecimal(1)));
}

function exact(result: FractionResult): Fraction {
  if (!result.ok) throw new Error(`measureUnit: ${result.code}`);
  return result.value;
}
