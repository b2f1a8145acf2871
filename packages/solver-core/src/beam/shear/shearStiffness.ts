import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import { completeConstants } from '../../materials/elasticConstants.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { verticalShearArea } from '../../sections/verticalShearArea.ts';
import { CONSISTENT } from '../../member/consistentUnits.ts';
import { coverBeam } from '../elements/computeStretches.ts';
import type { Stretches } from '../../member/stretch.ts';

/**
 * Adds the shear stiffness G·As to the stretches of a beam, with As of the section in its actual position: mirrored,
 * rotated. Fails with `materials.shearModulus` at the `G` of every used material for which neither G nor E and nu are
 * given, with `materials.shearArea` at every used section without an outline, and with `materials.needed` if no part
 * has real constants.
 */
export function addShearStiffness(document: BeamCase, of: Stretches): Stretches {
  const { materials, sections, units } = document;
  const found = new Map<string, number | null>();
  const failures = new Map<string, Failure>();
  const fail = (
    code: 'materials.needed' | 'materials.shearModulus' | 'materials.shearArea',
    path: string,
    i: number,
  ) => failures.set(path, createFailure(code, path, { ids: i < 0 ? [] : [i] }));
  const ranges = coverBeam(document, []);
  const stretches = of.stretches.map((stretch, i) => {
    const part = ranges[i]?.section;
    const material = part && materials[part.materialIndex];
    const section = part && sections[part.crossSectionIndex];
    // The function that made the stretches has already reported what is missing.
    if (!part || !material || !section) return stretch;
    const { materialIndex, crossSectionIndex, alpha, flip } = part;
    const G = completeConstants(material).G ?? 0;
    const key = `${crossSectionIndex} ${alpha} ${flip}`;
    if (!found.has(key))
      found.set(key, verticalShearArea(section, { alphaDeg: alpha, isFlipped: flip, system: units.system }));
    const area = found.get(key)!;
    if (!(G > 0)) fail('materials.shearModulus', `/materials/${materialIndex}/G`, materialIndex);
    if (area === null) fail('materials.shearArea', `/sections/${crossSectionIndex}`, crossSectionIndex);
    const factors = CONSISTENT[units.system];
    return { ...stretch, GA: G * factors.modulus * (area ?? 0) * factors.area };
  });
  if (!of.isReal) fail('materials.needed', '/shear', -1);
  return { ...of, stretches, failures: [...of.failures, ...failures.values()] };
}
