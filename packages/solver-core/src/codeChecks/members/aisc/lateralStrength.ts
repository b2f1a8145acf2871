import type { Unbraced } from './flexureTypes.ts';

/** The properties on which the strength of F2 and F4 between two lateral restraints depends. */
export interface Bar {
  /** The strength of a bar that is restrained laterally throughout, N·mm. */
  readonly full: number;
  /** The strength at the limit of elastic buckling, N·mm. */
  readonly yielding: number;
  /** The elastic section modulus, mm3. */
  readonly S: number;
  /** The effective radius of gyration, rts or rt. */
  readonly r: number;
  readonly Lp: number;
  /** J·c/(Sx·ho). */
  readonly torsion: number;
  /** 0.7·Fy, MPa. */
  readonly stress: number;
}

/** Computes the strength by (F2-2) to (F2-6), which are the same as (F4-2) to (F4-8), and Lr. */
export function findLateralStrength(
  { full, yielding, S, r, Lp, torsion, stress }: Bar,
  E: number,
  { Lb, Cb }: Unbraced,
): { readonly nominal: number; readonly Lr: number } {
  const root = Math.sqrt(torsion + Math.sqrt(torsion ** 2 + 6.76 * (stress / E) ** 2));
  const Lr = 1.95 * r * (E / stress) * root;
  if (Lb <= Lp) return { nominal: full, Lr };
  if (Lb <= Lr)
    return { nominal: Math.min(full, Cb * (full - ((full - yielding) * (Lb - Lp)) / (Lr - Lp))), Lr };
  const slenderness = (Lb / r) ** 2;
  const critical = ((Cb * Math.PI ** 2 * E) / slenderness) * Math.sqrt(1 + 0.078 * torsion * slenderness);
  return { nominal: Math.min(full, critical * S), Lr };
}
