import { type UnitSystem, formatNumber } from '@eecs/solver-core';
import type { HandUnit, HandWords } from '@eecs/solver-core/hand';
import { type MessageKey, unitName, useLocale, useText } from '@eecs/ui-kit';
import { handMessages } from './handMessages.ts';

const UNITS = [
  { force: 'kN', length: 'm', moment: 'kN·m', line: 'kN/m', flexural: 'kN·m²', axial: 'kN' },
  { force: 'kip', length: 'ft', moment: 'kip·ft', line: 'kip/ft', flexural: 'kip·ft²', axial: 'kip' },
] as const satisfies readonly Readonly<Record<HandUnit, string>>[];

/** As many as a teacher writes, and one more. */
const DIGITS = 5;

/** Gives what a hand calculation is told with, in the reader's language and the units of the document. */
export function useHandWords(system: UnitSystem): HandWords {
  const t = useText(handMessages);
  const locale = useLocale();
  return {
    // The core names its lines; the test of the catalogue sees that each has a text.
    tell: (key, values) => t(key as MessageKey<typeof handMessages.source>, values),
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
