import type { Material, UnitSystem } from '../../model/document.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { TrussNumbers } from '../../model/truss/trussNumbers.ts';
import { CONSTANT_FACTORS } from '../assembly/consistentUnits.ts';

/** How much of what a link bears is used, unfactored: no check by a design code. Null where it is not known. */
export interface Utilisation {
  /** abs(stress) over the strength of its side, tension or compression; null without that strength. */
  readonly stress: number | null;
  /** abs(N) over pi²·E·Iv/l², L. Euler's load of a rod hinged at both ends; 0 in tension, null without Iv. */
  readonly buckling: number | null;
}

/**
 * Computes N/A of each link, tension positive.
 *
 * `N` in N or lbf, `A` in cm2 or in2; returns MPa or psi.
 *
 * @example linkStresses(Float64Array.of(10000), Float64Array.of(10), 0) // [10]
 */
export function linkStresses(N: Float64Array, A: Float64Array, system: UnitSystem): number[] {
  const { axial } = CONSTANT_FACTORS[system];
  const found = new Array<number>(N.length);
  for (let link = 0; link < found.length; link++) found[link] = N[link]! / (A[link]! * axial) + 0;
  return found;
}

/**
 * Computes how much of each link's strength and of its Euler load is used: sigma over the strength of its side, and,
 * compressed, abs(N) over pi²·E·Iv/l² of a rod hinged at both ends. Unfactored: no check by a design code.
 *
 * `links` are the rows of `TrussNumbers`, `N` in N or lbf, `stress` in MPa or psi, `lengths` in m or in, `EI` in N·m2
 * or lbf·in2, 0 where it is not known. Source: L. Euler, 1744; THEORY.md, "Trusses: forces and displacements".
 */
export function linkUtilisations(
  { links, materials }: Pick<TrussNumbers, 'links'> & Pick<TrussCase, 'materials'>,
  of: { N: Float64Array; stress: readonly number[]; lengths: Float64Array; EI: Float64Array },
): Utilisation[] {
  const found = new Array<Utilisation>(of.N.length);
  for (let link = 0; link < found.length; link++) {
    const N = of.N[link]!;
    const strength = strengthOf(materials[links[4 * link + 2]!], N);
    const l = of.lengths[link]!;
    const EI = of.EI[link]!;
    found[link] =
      strength === null && EI === 0
        ? UNKNOWN
        : {
            stress: strength === null ? null : Math.abs(of.stress[link]!) / strength,
            buckling: EI === 0 ? null : N < 0 ? -N / ((Math.PI ** 2 * EI) / l ** 2) : 0,
          };
  }
  return found;
}

/** One for all links of which nothing is known: a large truss may have a hundred thousand. */
const UNKNOWN: Utilisation = { stress: null, buckling: null };

function strengthOf(material: Material | undefined, N: number): number | null {
  return (N < 0 ? material?.strength?.compression : material?.strength?.tension) ?? null;
}
