import { curveOfMember } from '../../frame/assembly/curveOfMember.ts';
import { axisLength } from '../../frame/assembly/memberAxis.ts';
import { massOfLoads } from '../../frame/assembly/totalMassOfFrame.ts';
import { CONSISTENT } from '../../member/consistentUnits.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { computeBasics } from '../../sections/sectionBasics.ts';
import { distanceBetween } from './findCollisions.ts';

/**
 * Computes the mass of a frame and of the masses on it, for any document: the stated mass or rho·A of every member
 * times its length and every `DistributedMass`, whether or not self weight acts, in all case sets. In kg or lb; for a
 * frame that can be solved it equals the mass in the results.
 *
 * Members without a density, without a cross-section that has an area, or without a joint count as weightless.
 *
 * @example totalMass(document) // 7850 kg/m3 · 10 cm2 · 12 m: 94.2
 */
export function totalMass({ joints, members, materials, sections, units }: FrameCase): number {
  const areas = sections.map((section) => {
    const result = computeBasics(section, units.system);
    return result.ok ? result.basics.A * CONSISTENT[units.system].area : 0;
  });
  let total = 0;
  for (const { i, j, mass, materialIndex, crossSectionIndex, loads, shape } of members) {
    const length = distanceBetween(joints[i], joints[j]) ?? 0;
    const own = mass ?? (materials[materialIndex]?.rho ?? 0) * (areas[crossSectionIndex] ?? 0);
    const chord = { length, curve: curveOfMember(shape, length) };
    total += own * axisLength(chord) + massOfLoads(loads, chord);
  }
  return total;
}
