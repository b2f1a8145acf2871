import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { CONSTANT_FACTORS } from '../../truss/assembly/consistentUnits.ts';
import { computeLinkShape } from '../../truss/assembly/linkShape.ts';
import { lengthBetween } from '../../truss/assembly/linkRange.ts';
import { massOfLoads } from '../../truss/assembly/totalMassOfTruss.ts';

/**
 * Computes the mass of a truss and of the masses on it, for any document: rho·A·l of every link and every
 * `DistributedMass`, whether or not self weight acts, in all case sets. In kg or lb; for a truss that can be solved it
 * equals the mass in the results.
 *
 * Links without a density, without a cross-section that has an area, or without a joint count as weightless.
 *
 * @example totalMass(document) // 7850 kg/m3 · 10 cm2 · 12 m: 94.2
 */
export function totalMass(document: TrussCase): number {
  const { joints, links, materials, sections, units } = document;
  const { mass: perLength } = CONSTANT_FACTORS[units.system];
  const areas = sections.map((section) => {
    const result = computeLinkShape(section, units.system);
    return result.ok ? result.shape.A : 0;
  });
  let mass = 0;
  for (const { i, j, materialIndex, sectionIndex, loads } of links) {
    const length = lengthBetween(joints[i], joints[j]) ?? 0;
    const rho = materials[materialIndex]?.rho ?? 0;
    mass += ((rho * (areas[sectionIndex] ?? 0)) / perLength) * length + massOfLoads(loads, length);
  }
  return mass;
}
