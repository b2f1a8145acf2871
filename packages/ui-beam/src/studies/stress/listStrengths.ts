import type { BeamCase, Material, Theory } from '@eecs/solver-core';

/** The strength of the material of one section of the beam, MPa or psi. */
export interface StrengthRange {
  readonly x0: number;
  readonly x1: number;
  /** As given; in compression the tensile strength if none was given. */
  readonly tension: number | undefined;
  readonly compression: number | undefined;
}

/** Lists the strengths along the beam; equal neighbours are joined. */
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
 * Returns the theory that suits the strengths: von Mises, or Mohr if the strengths in tension and compression differ,
 * because the others use the tensile strength only.
 */
export function findUsualTheory(strengths: readonly StrengthRange[]): Theory {
  return strengths.some(({ tension, compression }) => tension !== compression) ? 'eq5' : 'eq4';
}
