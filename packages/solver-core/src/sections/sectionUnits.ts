import type { UnitSystem } from '../model/common/document.ts';
import { scaleBetween } from '../units/sectionScale.ts';
import type { OutlineProperties } from './outlineProperties.ts';

/**
 * The power of length of each property; shear centres are in the unit of dimensions (mm), the others in powers of cm.
 */
const POWERS = {
  SyMax: 3,
  SzMax: 3,
  WyTop: 3,
  WyBottom: 3,
  WzLeft: 3,
  WzRight: 3,
  Wply: 3,
  Wplz: 3,
  It: 4,
  Iw: 6,
  yShear: 1,
  zShear: 1,
  Asy: 2,
  Asz: 2,
} as const satisfies Readonly<Record<keyof OutlineProperties, number>>;

const NAMES = Object.keys(POWERS) as (keyof OutlineProperties)[];

/** Converts properties from the units of an outline (mm or in) to the section units of a system. */
export function toSectionUnits(
  of: OutlineProperties,
  own: UnitSystem,
  system: UnitSystem,
): Record<keyof OutlineProperties, number | null> {
  const inches = scaleBetween(own, system);
  const perCm = system === 0 ? 10 : 1;
  const convert = (name: keyof OutlineProperties) => {
    const power = POWERS[name];
    const value = of[name];
    return value && (value * inches ** power) / (power === 1 ? 1 : perCm ** power);
  };
  return mapNames(convert);
}

/** Returns null for every outline property, because a generic section has no outline. */
export function noOutlineProperties(): Record<keyof OutlineProperties, null> {
  return mapNames(() => null);
}

function mapNames<Value>(
  value: (name: keyof OutlineProperties) => Value,
): Record<keyof OutlineProperties, Value> {
  return Object.fromEntries(NAMES.map((name) => [name, value(name)])) as Record<
    keyof OutlineProperties,
    Value
  >;
}
