import { type Unit, type UnitSystem, formatNumber, plainUnit } from '@eecs/solver-core';
import type { HandUnit, HandUnits, HandWords } from '@eecs/solver-core/hand';
import { type LoadWay, type Locale, type UnitChooser, unitName, writeWay } from '@eecs/ui-kit/layout';

/** Additional digits of a number, for those before the decimal mark. */
const BEFORE_MARK = 2;
/** The prefix of the keys that stand for the directions of loads in the texts of the core. */
const WAY = 'way.';
const DIGITS = { least: 3, most: 12 };

/** Returns the units of a calculation: those of forces and lengths that the reader chose. */
export function chooseHandUnits(system: UnitSystem, unitOf: UnitChooser): HandUnits {
  return { force: unitOf('force', system), length: plainUnit(unitOf('length', system)) };
}

/**
 * Creates the words of a hand calculation in a language, with the symbol of the shear force and in the units of the
 * calculation; `tell` writes its sentences. `digits` is the number of decimals of results.
 */
export function createHandWords(
  writeText: HandWords['writeText'],
  {
    locale,
    units,
    digits,
    shear,
  }: {
    readonly locale: Locale;
    readonly units: HandUnits;
    readonly digits: number;
    readonly shear: 'Q' | 'V';
  },
): HandWords {
  const name = (unit: Unit): string => unitName(unit, locale);
  const [force, length] = [name(units.force), name(units.length)];
  const names: Readonly<Record<HandUnit, string>> = {
    force,
    length,
    moment: `${force}·${length}`,
    line: `${force}/${length}`,
    flexural: `${force}·${length}²`,
    axial: force,
  };
  const significant = Math.max(DIGITS.least, Math.min(DIGITS.most, digits + BEFORE_MARK));
  return {
    writeText: (key, values) =>
      key.startsWith(WAY)
        ? writeWay(locale, key.slice(WAY.length) as LoadWay, values['size'] ?? '')
        : writeText(key, { ...values, Q: shear }),
    unit: (unit) => names[unit],
    number: (value) =>
      formatNumber(value, {
        digits: significant,
        notation: 'significant',
        trimZeros: true,
        grouping: 'thin',
        locale,
      }),
  };
}
