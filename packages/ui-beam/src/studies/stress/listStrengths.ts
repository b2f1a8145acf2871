import type { BeamCase, Material, Theory } from '@eecs/solver-core';

/** The strength of the material of one part of the beam, MPa or psi. */
export interface StrengthRange {
  readonly x0: number;
  readonly x1: number;
  /** As it was given; in compression also that in tension where none was given. */
  readonly tension: number | undefined;
  readonly compression: number | undefined;
}

/** Lists the strengths along the beam; neighbours of the same are one. */
export function listStrengths({
  beamSections,
  materials,
}: Pick<BeamCase, 'beamSections' | 'materials'>): readonly StrengthRange[] {
  const ranges: StrengthRange[] = [];
  let x0 = 0;
  for (const { x: x1, materialIndex } of beamSections) {
    const { tension, compression } = strengthOf(materials[materialIndex]);
    const last = ranges.at(-1);
    if (last !== undefined && last.tension === tension && last.compression === compression)
      ranges[ranges.length - 1] = { ...last, x1 };
    else ranges.push({ x0, x1, tension, compression });
    x0 = x1;
  }
  return ranges;
}

function strengthOf(material: Material | undefined): Pick<StrengthRange, 'tension' | 'compression'> {
  const { tension, compression } = material?.strength ?? {};
  return { tension, compression: compression ?? tension };
}

/**
 * Returns the theory that suits the strengths: that of Mises, or, if the strengths in tension and compression differ,
 * that of Mohr, because the others use the tensile strength only.
 */
export function findUsualTheory(strengths: readonly StrengthRange[]): Theory {
  return strengths.some(({ tension, compression }) => tension !== compression) ? 'eq5' : 'eq4';
}
