import { formatFeetInches, type UnitSystem } from '@eecs/solver-core';
import { translate } from '../../messages/index.ts';
import type { Locale } from '../../messages/locale.ts';

/**
 * Writes a position along a beam, or a coordinate, in the form usual for its unit system: metres, or feet, inches and
 * sixteenths. A position that is not a multiple of a sixteenth is written in decimal inches.
 */
export function formatPlace(
  x: number,
  { locale, system }: { readonly locale: Locale; readonly system: UnitSystem },
): string {
  if (system === 1 && Number.isInteger(x * SIXTEENTHS)) return formatFeetInches(x, SIXTEENTHS);
  return translate(locale, 'places.x', { x, unit: translate(locale, `units.${system}`) });
}

const SIXTEENTHS = 16;
