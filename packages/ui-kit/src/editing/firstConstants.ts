import type { CrossSection, Material, UnitSystem } from '@eecs/solver-core';
import { createShape } from './createShape.ts';

/** What the first steel of either system yields at, MPa and psi. */
const YIELD = { 0: 235, 1: 50_000 } as const;

/** Gives the material a beam begins with, in the units of its system: steel S235, or A992, with what it yields at. */
export function createSteel(system: UnitSystem): Material {
  const strength = { tension: YIELD[system], compression: YIELD[system] };
  return system === 1
    ? { name: 'A992', E: 29e6, nu: 0.3, rho: 0.2836, alpha: 6.5e-6, strength, color: 'grey' }
    : { name: 'S235', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, strength, color: 'grey' };
}

/** Gives the cross-section a beam begins with: the outline of IPE 200, or of W8x15. */
export function createOutline(system: UnitSystem): CrossSection {
  return createShape('hsection', system, system === 1 ? 'W8x15' : 'IPE 200');
}
