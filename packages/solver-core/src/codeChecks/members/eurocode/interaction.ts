/** A member in compression and bending by EN 1993-1-1, 6.3.3: N and N·mm. */
export interface Interaction {
  /** Force and moment, above zero. */
  readonly N: number;
  readonly M: number;
  /** Buckling resistances by 6.3.1: about y, and the least one out of the plane. */
  readonly Ny: number;
  readonly Nz: number;
  /** Resistance in flexural buckling about z, for kzy. */
  readonly flexural: number;
  readonly slendernessY: number;
  readonly slendernessZ: number;
  /** The lateral-torsional buckling resistance by 6.3.2. */
  readonly Mb: number;
  readonly sectionClass: 1 | 2 | 3;
  readonly Cmy: number;
  readonly CmLT: number;
  /** Whether the member can twist: open sections that are not restrained throughout. */
  readonly twists: boolean;
}

/** The factors and the utilisations of (6.61) and (6.62). */
export interface Interacted {
  readonly kyy: number;
  readonly kzy: number;
  readonly inPlane: number;
  readonly outOfPlane: number;
}

/** Computes (6.61) and (6.62) of EN 1993-1-1:2005 with the factors of annex B, tables B.1 and B.2, for bending about y. */
export function interact(member: Interaction): Interacted {
  const { N, M, Ny, Nz, flexural, slendernessY, slendernessZ, Mb, sectionClass, Cmy, CmLT, twists } = member;
  const [ny, nz] = [N / Ny, N / flexural];
  const isPlastic = sectionClass < 3;
  const kyy =
    Cmy * (1 + (isPlastic ? Math.min(slendernessY - 0.2, 0.8) : 0.6 * Math.min(slendernessY, 1)) * ny);
  const loss = ((isPlastic ? 0.1 : 0.05) * nz) / (CmLT - 0.25);
  const twisting =
    isPlastic && slendernessZ < 0.4
      ? Math.min(0.6 + slendernessZ, 1 - loss * slendernessZ)
      : 1 - loss * Math.min(slendernessZ, 1);
  const kzy = twists ? Math.max(0, twisting) : (isPlastic ? 0.6 : 0.8) * kyy;
  const use = M / Mb;
  return { kyy, kzy, inPlane: ny + kyy * use, outOfPlane: N / Nz + kzy * use };
}
