import { formatFeetInches, type UnitSystem } from '@eecs/solver-core';
import { translate } from '../../messages/index.ts';
import type { Locale } from '../../messages/locale.ts';

/**
 * Writes a place along a beam, or a coordinate, as people of its unit system read it: metres, or feet, inches and
 * sixteenths. A place that sixteenths would move is written in inches.
 */
export function formatPlace(
  x: number,
  { locale, system }: { readonly locale: Locale; readonly system: UnitSystem },
): string {
  if (system === 1 && Number.isInteger(x * SIXTEENTHS)) return formatFeetInches(x, SIXTEENTHS);
  return translate(locale, 'places.x', { x, unit: translate(locale, `units.${system}`) });
}

const SIXTEENTHS = 16;
