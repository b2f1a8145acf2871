import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { BeamCase } from '../../model/beam/document.ts';

/**
 * Returns a correction for what self weight leaves out although it acts, since its density is unknown: each
 * material of the beam without a density, and each part that states no mass and has no material or no cross-section to
 * take one from.
 *
 * A density of 0 is a statement. So is every `mass` above zero; one of zero leaves it to the material, as everywhere.
 */
export function unknownMasses({ L, selfWeight, beamSections, materials }: BeamCase): Failure[] {
  if (!selfWeight) return [];
  const found = new Map<string, Failure>();
  const add = (code: 'correction.noDensity' | 'correction.noMass', path: string, index: number) =>
    found.set(path, createFailure(code, path, { ids: [index] }));
  let start = 0;
  for (const [i, { x, mass = 0, materialIndex, crossSectionIndex }] of beamSections.entries()) {
    // Parts that begin at or beyond the end are cut off.
    if (start >= L) break;
    start = x;
    const material = materials[materialIndex];
    if (mass > 0 || (material?.rho !== undefined && crossSectionIndex >= 0)) continue;
    if (material && crossSectionIndex >= 0)
      add('correction.noDensity', `/materials/${materialIndex}/rho`, materialIndex);
    else add('correction.noMass', `/beamSections/${i}/mass`, i);
  }
  return [...found.values()];
}
