import { coverBeam } from '../beam/elements/stretches.ts';
import type { BeamCase, Material } from '../model/document.ts';
import { placeSection } from './placedSection.ts';
import type { PlacedSection } from './placedSection.ts';

/** A part of the beam with one section as it stands there. */
export interface StressRange {
  readonly x0: number;
  readonly x1: number;
  readonly section: PlacedSection;
  readonly material: Material;
  readonly materialIndex: number;
}

/** Why stresses are not known: nothing has real constants, a section has no outline, or Poisson's ratio is not within (0, 0.5]. */
export type StressGapCode = 'stress.noConstants' | 'stress.noOutline' | 'stress.poisson';

/** One reason why stresses, or strength theories alone (`stress.poisson`), are null; `path` is a JSON pointer into the document. */
export interface StressGap {
  readonly code: StressGapCode;
  readonly path: string;
}

/** Places the sections along the beam; equal ones are placed once. */
export function placeSections(document: BeamCase): {
  readonly ranges: readonly StressRange[];
  readonly gaps: readonly StressGap[];
} {
  const { sections, materials, units } = document;
  const placed = new Map<string, PlacedSection | null>();
  const ranges: StressRange[] = [];
  const gaps = new Map<string, StressGap>();
  for (const { x0, x1, section: stretch } of coverBeam(document, [])) {
    const section = stretch && sections[stretch.crossSectionIndex];
    const material = stretch && materials[stretch.materialIndex];
    if (!section || !material)
      return { ranges: [], gaps: [{ code: 'stress.noConstants', path: '/beamSections' }] };
    const { crossSectionIndex, materialIndex, alpha, flip } = stretch;
    const key = `${crossSectionIndex} ${alpha} ${flip}`;
    let shape = placed.get(key);
    if (shape === undefined) {
      shape = placeSection(section, { alphaDeg: alpha, isFlipped: flip, system: units.system });
      placed.set(key, shape);
    }
    const path = `/sections/${crossSectionIndex}`;
    if (shape) ranges.push({ x0, x1, section: shape, material, materialIndex });
    else gaps.set(path, { code: 'stress.noOutline', path });
  }
  return { ranges, gaps: [...gaps.values()] };
}
