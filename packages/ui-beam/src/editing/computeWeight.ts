import { type BeamCase, GRAVITY_BY_SYSTEM, totalMass } from '@eecs/solver-core';

/**
 * Computes the mass of the beam itself and its weight, in the base units of its system, without superimposed masses.
 *
 * @example 12 m of IPE 300 in steel (53.8 cm²) weigh 12 · 7850 · 53.8e-4 = 506.8 kg, which is -4970 N
 */
export function computeWeight(document: BeamCase): { readonly mass: number; readonly force: number } {
  const mass = totalMass({ ...document, loads: [] });
  return { mass, force: mass * GRAVITY_BY_SYSTEM[document.units.system] };
}

/** Computes the mass per length of one beam section, found by its index, from its material and cross-section. */
export function computeOwnMass(document: BeamCase, index: number): number {
  const { mass: _, ...part } = document.beamSections[index] ?? NO_PART;
  return totalMass({ ...document, L: 1, loads: [], beamSections: [{ ...part, x: 1 }] });
}

const NO_PART = { mass: 0, materialIndex: -1, crossSectionIndex: -1, alpha: 0, flip: false };
