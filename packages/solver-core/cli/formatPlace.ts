import { formatFeetInches, formatNumber, NARROW_SPACE, splitFeet } from '../src/index.ts';
import type { UnitSystem } from '../src/index.ts';

const SIXTEENTHS = 16;

/** Writes a place along the beam in metres, or in feet and inches, with sixteenths if it is a multiple of them. */
export function formatPlace(x: number, system: UnitSystem): string {
  if (system === 0) return `${formatNumber(x, { digits: 4, trimZeros: true })} m`;
  const parts = x * SIXTEENTHS;
  if (Math.abs(parts - Math.round(parts)) < 1e-6) return formatFeetInches(x);
  const { feet, inches } = splitFeet(x);
  const rest = `${formatNumber(feet === 0 ? inches : Math.abs(inches), { digits: 4, trimZeros: true })}″`;
  return feet === 0 ? rest : `${formatNumber(feet, { digits: 0 })}′${NARROW_SPACE}${rest}`;
}
