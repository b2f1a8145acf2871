import type { CrossSection, Material, UnitSystem } from '@eecs/solver-core';

/** Yield strength of the default steel of each system, MPa and psi. */
const YIELD = { 0: 235, 1: 50_000 } as const;

/**
 * Returns the default material of a new beam, in the units of its system: steel S235, or A992, with its yield strength.
 */
export function createSteel(system: UnitSystem): Material {
  const strength = { tension: YIELD[system], compression: YIELD[system] };
  return system === 1
    ? { name: 'A992', E: 29e6, nu: 0.3, rho: 0.2836, alpha: 6.5e-6, strength, color: 'grey' }
    : { name: 'S235', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, strength, color: 'grey' };
}

/** Dimensions of IPE 200 in mm and of W8x15 in inches. */
export const FIRST_BEAMS = {
  0: { h: 200, b: 100, tw: 5.6, tf: 8.5, r1: 12 },
  1: { h: 8.11, b: 4.015, tw: 0.245, tf: 0.315, r1: 0.3 },
} as const;

/** Returns the default cross-section of a new beam: the outline of IPE 200, or of W8x15. */
export function createOutline(system: UnitSystem): CrossSection {
  return { className: 'hsection', label: system === 1 ? 'W8x15' : 'IPE 200', ...FIRST_BEAMS[system] };
}
