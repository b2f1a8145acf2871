import { beamCase } from '../beamCase.ts';

const STEEL = { name: 'steel', E: 200_000, nu: 0.3 };
const STEEL_US = { name: 'steel', E: 29e6, nu: 0.3 };

/** A beam with one section throughout: mm for the section, m and N for the rest. */
export function sectionBeam(length: number, section: object, rest: object): object {
  return beamCase(length, { materials: [STEEL], sections: [{ label: '', ...section }], ...rest });
}

/** The same beam in inches and lbf. */
export function usSectionBeam(length: number, section: object, rest: object): object {
  return sectionBeam(length, section, { units: { system: 1 }, materials: [STEEL_US], ...rest });
}

/** A section that is mirrored, then rotated counter-clockwise by degrees. */
export function turnedTo(length: number, alpha: number, flip = false): object {
  return { beamSections: [{ x: length, materialIndex: 0, crossSectionIndex: 0, alpha, flip }] };
}

/** Returns a point of a section after a rotation by degrees about its centroid. */
export function turnPoint(y: number, z: number, alpha: number): { y: number; z: number } {
  const [c, s] = [Math.cos((alpha * Math.PI) / 180), Math.sin((alpha * Math.PI) / 180)];
  return { y: y * c - z * s, z: y * s + z * c };
}
