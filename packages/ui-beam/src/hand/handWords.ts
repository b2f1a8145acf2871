import { type UnitSystem, formatNumber } from '@eecs/solver-core';
import type { HandUnit, HandWords } from '@eecs/solver-core/hand';
import { type Locale, unitName } from '@eecs/ui-kit/layout';

const UNITS = [
  { force: 'kN', length: 'm', moment: 'kN·m', line: 'kN/m', flexural: 'kN·m²', axial: 'kN' },
  { force: 'kip', length: 'ft', moment: 'kip·ft', line: 'kip/ft', flexural: 'kip·ft²', axial: 'kip' },
] as const satisfies readonly Readonly<Record<HandUnit, string>>[];

/** As many as a teacher writes, and one more. */
const DIGITS = 5;

/** Creates what a hand calculation is told with, in a language, with a letter for the shear force and in the units of the document; `tell` writes its sentences. */
export function createHandWords(
  tell: HandWords['tell'],
  {
    locale,
    system,
    shear,
  }: { readonly locale: Locale; readonly system: UnitSystem; readonly shear: 'Q' | 'V' },
): HandWords {
  return {
    tell: (key, values) => tell(key, { ...values, Q: shear }),
    unit: (unit) => unitName(UNITS[system][unit], locale),
    number: (value) =>
      formatNumber(value, {
        digits: DIGITS,
        notation: 'significant',
        trimZeros: true,
        grouping: 'thin',
        locale,
      }),
  };
}
