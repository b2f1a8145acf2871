import { addLateral, parseCase, sectionProperties, solveBeam, timoshenko } from '@eecs/solver-core';
import type { BeamCase, BeamSet, CrossSection } from '@eecs/solver-core';
import { beamCase } from '../beamCase.ts';

export const E = 210e9;

/** An unequal angle, legs of 150 and 90, 10 thick. */
export const ANGLE: CrossSection = {
  className: 'lsection',
  label: 'L 150 x 90 x 10',
  h: 150,
  b: 90,
  t: 10,
  r1: 12,
};
export const ZEE: CrossSection = {
  className: 'zsection',
  label: 'Z',
  h: 160,
  b: 70,
  tf: 11,
  tw: 8.5,
  r1: 11,
};

/**
 * Second moments of a section, m4, about its own axes and the principal ones, and the angle between them in radians.
 */
export function momentsOf(section: CrossSection) {
  const result = sectionProperties(section, 0);
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  const { Iy, Iz, Iyz, Iu, Iv, alpha } = result.properties;
  const [m4, radians] = [1e-8, (alpha * Math.PI) / 180];
  return { Iy: Iy * m4, Iz: Iz * m4, Iyz: Iyz * m4, Iu: Iu * m4, Iv: Iv * m4, alpha: radians };
}

/** A steel beam of length L with one section throughout, in the position `placed`. */
export function lateralCase(
  L: number,
  { section, placed = {}, ...rest }: { section: CrossSection; placed?: object; [field: string]: unknown },
): object {
  return beamCase(L, {
    materials: [{ name: 'steel', E: E / 1e6, nu: 0.3 }],
    sections: [section],
    beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, ...placed }],
    ...rest,
  });
}

/** Solves a valid document, including the lateral deflection, and returns the document as read and its first set. */
export function solveSideways(input: object): { document: BeamCase; set: BeamSet } {
  const parsed = parseCase(input);
  const answer = solveBeam(input, { shear: timoshenko, include: [] });
  if (!parsed.ok || answer.level === 'error') throw new Error(`cannot be solved: ${JSON.stringify(answer)}`);
  return { document: parsed.document, set: addLateral(parsed.document, answer).sets[0]! };
}
