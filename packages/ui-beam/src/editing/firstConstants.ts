import type { CrossSection, Material, UnitSystem } from '@eecs/solver-core';

/** Gives the material a beam begins with, in the units of its system: steel S235, or A992. */
export function createSteel(system: UnitSystem): Material {
  return system === 1
    ? { name: 'A992', E: 29e6, nu: 0.3, rho: 0.2836, alpha: 6.5e-6, color: 'grey' }
    : { name: 'S235', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' };
}

/** Gives the cross-section a beam begins with: the outline of IPE 200, or of W8x15. */
export function createOutline(system: UnitSystem): CrossSection {
  return system === 1
    ? { className: 'hsection', label: 'W8x15', h: 8.11, b: 4.015, tw: 0.245, tf: 0.315, r1: 0.3 }
    : { className: 'hsection', label: 'IPE 200', h: 200, b: 100, tw: 5.6, tf: 8.5, r1: 12 };
}

/** Gives the section by its numbers that stands in for that outline. */
export function createGenericSection(system: UnitSystem): CrossSection {
  return system === 1
    ? { className: 'generic', label: 'Section', A: 4.42, Iy: 46.6, Iz: 3.42 }
    : { className: 'generic', label: 'Section', A: 28.5, Iy: 1943, Iz: 142.4 };
}
