import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { BeamCase, BeamSection } from '../../model/beam/document.ts';
import type { Material } from '../../model/common/document.ts';
import { verticalSecondMoment } from '../../sections/bendingStiffness.ts';
import { computeBasics } from '../../sections/sectionBasics.ts';
import type { SectionBasics } from '../../sections/sectionBasics.ts';
import { CONSISTENT } from '../../member/consistentUnits.ts';
import type { Stretch, Stretches } from '../../member/stretch.ts';

/**
 * Computes the stiffness along the beam from its sections, materials and cross-sections.
 *
 * Real constants must be complete or absent: without any, EI = EA = 1 are used (the deflection is then EI·v); if some
 * are missing, their paths are reported (`materials.incomplete`). Moduli, areas and second moments that are used must
 * be above zero.
 */
export function computeStretches(document: BeamCase): Stretches {
  const { beamSections } = document;
  const corrections: Failure[] = [];
  const ranges = coverBeam(document, corrections);
  const failures: Failure[] = [];
  beamSections.forEach((section, i) => addMissingInto(failures, section, i));
  const isReal = beamSections.some(isAssigned);
  if (!isReal) {
    const stretches = ranges.map(({ x0, x1, section }) => ({
      x0,
      x1,
      EI: 1,
      EA: 1,
      mass: Math.max(section?.mass ?? 0, 0),
    }));
    return { stretches, isReal, failures: [], corrections };
  }
  const properties = propertiesOfUsed(document, failures);
  const materials = materialsOfUsed(document, failures);
  const stretches = ranges.map((range): Stretch => {
    const material = range.section && materials.get(range.section.materialIndex);
    const shape = range.section && properties.get(range.section.crossSectionIndex);
    if (!material || !shape) return { x0: range.x0, x1: range.x1, EI: 1, EA: 1, mass: 0 };
    return stretchOf(range, { document, section: range.section, material, shape });
  });
  stretches.forEach(({ EI, EA }, i) => {
    if (EI > 0 && EA > 0 && Number.isFinite(EI) && Number.isFinite(EA)) return;
    failures.push(createFailure('materials.inertia', `/beamSections/${i}/crossSectionIndex`, { ids: [i] }));
  });
  return { stretches, isReal, failures, corrections };
}

export interface Range {
  readonly x0: number;
  readonly x1: number;
  readonly section: BeamSection | undefined;
}

/**
 * Divides the beam by its sections: the last one is extended to L if it ends before L, and parts beyond L are cut off.
 */
export function coverBeam({ beamSections, L }: BeamCase, corrections: Failure[]): Range[] {
  const ranges: Range[] = [];
  let x0 = 0;
  for (const [i, section] of beamSections.entries()) {
    if (x0 >= L) break;
    const isLast = i === beamSections.length - 1;
    if (section.x > L || (isLast && section.x < L)) {
      const code = section.x > L ? 'correction.sectionCut' : 'correction.sectionStretched';
      corrections.push(
        createFailure(code, `/beamSections/${i}/x`, { ids: [i], values: { x: section.x, L } }),
      );
    }
    const x1 = isLast ? L : Math.min(section.x, L);
    ranges.push({ x0, x1, section });
    x0 = x1;
  }
  return ranges.length > 0 ? ranges : [{ x0: 0, x1: L, section: undefined }];
}

function isAssigned({ materialIndex, crossSectionIndex }: BeamSection): boolean {
  return materialIndex >= 0 && crossSectionIndex >= 0;
}

function addMissingInto(failures: Failure[], section: BeamSection, i: number): void {
  for (const name of ['materialIndex', 'crossSectionIndex'] as const)
    if (section[name] < 0)
      failures.push(createFailure('materials.incomplete', `/beamSections/${i}/${name}`, { ids: [i] }));
}

function propertiesOfUsed({ beamSections, sections, units }: BeamCase, failures: Failure[]) {
  const found = new Map<number, SectionBasics>();
  const used = new Set(beamSections.map(({ crossSectionIndex }) => crossSectionIndex));
  for (const index of used) {
    const section = sections[index];
    if (!section) continue;
    const result = computeBasics(section, units.system);
    if (result.ok) found.set(index, result.basics);
    else {
      const place = `/sections/${index}`;
      failures.push(...result.failures.map((one) => ({ ...one, path: place + one.path, ids: [index] })));
    }
  }
  return found;
}

function materialsOfUsed({ beamSections, materials }: BeamCase, failures: Failure[]) {
  const found = new Map<number, Material & { readonly E: number }>();
  const used = new Set(beamSections.map(({ materialIndex }) => materialIndex));
  for (const index of used) {
    const material = materials[index];
    if (!material) continue;
    // E also follows from G and nu; see `completeConstants`.
    const { nu, G = 0, E = 2 * G * (1 + (nu ?? -1)) } = material;
    if (E > 0) found.set(index, { ...material, E });
    else failures.push(createFailure('materials.modulus', `/materials/${index}/E`, { ids: [index] }));
    if (nu !== undefined && !(nu > 0)) {
      failures.push(
        createFailure('materials.poisson', `/materials/${index}/nu`, { ids: [index], values: { nu } }),
      );
    }
  }
  return found;
}

function stretchOf(
  { x0, x1 }: Range,
  of: {
    document: BeamCase;
    section: BeamSection;
    material: Material & { readonly E: number };
    shape: SectionBasics;
  },
): Stretch {
  const factors = CONSISTENT[of.document.units.system];
  const { alpha, flip, mass = 0 } = of.section;
  const area = of.shape.A * factors.area;
  const I = verticalSecondMoment(of.shape, { alphaDeg: alpha, isFlipped: flip });
  return {
    x0,
    x1,
    EI: of.material.E * factors.modulus * (I * factors.secondMoment),
    EA: of.material.E * factors.modulus * area,
    mass: mass > 0 ? mass : (of.material.rho ?? 0) * area,
  };
}
