import type { UnitSystem } from '../../model/document.ts';
import type { Utilisation } from '../answer.ts';
import type { LinkCapacity } from './linkCapacities.ts';

/** N/cm2 in MPa, and MPa·cm4/m2 in N; lbf, in and psi need no factor. */
const BY_SYSTEM: Readonly<Record<UnitSystem, { stress: number; force: number }>> = {
  0: { stress: 100, force: 100 },
  1: { stress: 1, force: 1 },
};

/**
 * Computes N/A of each link, tension positive.
 *
 * `N` in N or lbf, `A` in cm2 or in2; returns MPa or psi.
 *
 * @example linkStresses(Float64Array.of(10000), Float64Array.of(10), 0) // [10]
 */
export function linkStresses(N: Float64Array, A: Float64Array, system: UnitSystem): number[] {
  const { stress } = BY_SYSTEM[system];
  const found = new Array<number>(N.length);
  for (let link = 0; link < found.length; link++) found[link] = N[link]! / (A[link]! * stress) + 0;
  return found;
}

/**
 * Computes how much of each link's strength and of its Euler load is used: sigma over the strength of its side, and, compressed,
 * abs(N) over pi²·E·Iv/l² of a rod hinged at both ends. Unfactored: no check by a design code.
 *
 * `N` in N or lbf, `stress` in MPa or psi, `lengths` in m or in. Source: L. Euler, 1744; THEORY.md, "Trusses".
 */
export function linkUtilisations(
  of: {
    N: Float64Array;
    stress: readonly number[];
    lengths: Float64Array;
    capacities: readonly LinkCapacity[];
  },
  system: UnitSystem,
): Utilisation[] {
  const { force } = BY_SYSTEM[system];
  return of.capacities.map(({ tension, compression, EIv }, link) => {
    const N = of.N[link]!;
    const strength = N < 0 ? compression : tension;
    const l = of.lengths[link]!;
    const euler = EIv === null ? null : (Math.PI ** 2 * EIv) / force / l ** 2;
    return {
      stress: strength === null ? null : Math.abs(of.stress[link]!) / strength,
      buckling: euler === null ? null : N < 0 ? -N / euler : 0,
    };
  });
}
