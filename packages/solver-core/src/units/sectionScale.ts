import type { UnitSystem } from '../model/common/document.ts';

/** The inch in the units of section dimensions (mm) and of areas and second moments (cm), exactly. */
export const INCH = { mm: 25.4, cm: 2.54 } as const;

/**
 * Returns the factor that converts a length of a section from its own system to another: from mm, or cm, to in or back.
 *
 * @example scaleBetween(1, 0) // 25.4
 */
export function scaleBetween(own: UnitSystem, system: UnitSystem, unit: keyof typeof INCH = 'mm'): number {
  if (own === system) return 1;
  return own === 0 ? 1 / INCH[unit] : INCH[unit];
}
