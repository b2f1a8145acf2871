import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { BeamCase } from '../../model/beam/document.ts';

/**
 * Returns corrections for masses that self weight leaves out although it acts, because their density is unknown: one
 * for each material of the beam without a density, and one for each part that states no mass and has no material or no
 * cross-section.
 *
 * A density of 0 counts as given, and so does every `mass` above zero; with a mass of zero the material decides, as
 * everywhere.
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
