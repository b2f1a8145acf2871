import { eulerLoad } from '../../rules/common/eulerLoads.ts';
import type { Material, UnitSystem } from '../../model/common/document.ts';
import { CONSTANT_FACTORS } from '../assembly/consistentUnits.ts';
import { sizeOf } from '../assembly/sizeOf.ts';
import type { TrussModel } from '../assembly/trussModel.ts';
import { greatest } from './pinJointed.ts';

/** Links with their sizes. */
type SizedLinks = Pick<TrussModel, 'made' | 'sizes'>;

/**
 * Utilisation of a link's strength and Euler load, without factors: this is not a check by a design code. Null if it is
 * not known.
 */
export interface Utilisation {
  /** abs(stress) divided by the strength in tension or compression, whichever applies; null without that strength. */
  readonly stress: number | null;
  /** abs(N) divided by pi²·E·Iv/l², L. Euler's load of a rod hinged at both ends; 0 in tension, null without Iv. */
  readonly buckling: number | null;
}

/**
 * Computes N/A of each link, tension positive.
 *
 * `N` in N or lbf; returns MPa or psi.
 *
 * @example linkStresses(Float64Array.of(10000), model, 0) // [10] where A is 10 cm2
 */
export function linkStresses(N: Float64Array, model: SizedLinks, system: UnitSystem): number[] {
  const { axial } = CONSTANT_FACTORS[system];
  const found = new Array<number>(N.length);
  for (let link = 0; link < found.length; link++)
    found[link] = N[link]! / (sizeOf(model, link).A * axial) + 0;
  return found;
}

/**
 * Computes the utilisation of each link: stress divided by the strength in tension or compression, and, in compression,
 * abs(N) divided by pi²·E·Iv/l² of a rod hinged at both ends. Without factors: this is not a check by a design code.
 *
 * `N` in N or lbf, `stress` in MPa or psi. Source: L. Euler, 1744; THEORY.md, "Trusses: forces and displacements".
 */
export function linkUtilisations(
  materials: readonly Material[],
  model: SizedLinks & Pick<TrussModel, 'lengths'>,
  of: { N: Float64Array; stress: readonly number[] },
): Utilisation[] {
  const found = new Array<Utilisation>(of.N.length);
  for (let link = 0; link < found.length; link++) {
    const N = of.N[link]!;
    const strength = strengthOf(materials[model.made[2 * link]!], N);
    const l = model.lengths[link]!;
    const { EI } = sizeOf(model, link);
    found[link] =
      strength === null && EI === 0
        ? UNKNOWN
        : {
            stress: strength === null ? null : Math.abs(of.stress[link]!) / strength,
            buckling: EI === 0 ? null : N < 0 ? -N / eulerLoad(EI, l) : 0,
          };
  }
  return found;
}

/**
 * Returns whether the largest force and the longest link alone show that every stress and utilisation is finite; if
 * false, they may be finite all the same. `scale` is at least the largest force, in N or lbf.
 */
export function areSurelyFinite(
  materials: readonly Material[],
  { sizes, lengths }: Pick<TrussModel, 'sizes' | 'lengths'>,
  scale: number,
  system: UnitSystem,
): boolean {
  const longest = greatest(lengths);
  return sizes.every((row, material) => {
    const { tension = 1, compression = 1 } = materials[material]?.strength ?? {};
    // Without a strength the stress itself must be finite.
    const weakest = Math.min(tension, compression, 1);
    return row.every(
      ({ A, EI }) =>
        Number.isFinite(scale / (A * CONSTANT_FACTORS[system].axial) / weakest) &&
        Number.isFinite(EI && scale / ((Math.PI ** 2 * EI) / longest ** 2)),
    );
  });
}

/** One object for all links of unknown utilisation, because a large truss may have a hundred thousand. */
const UNKNOWN: Utilisation = { stress: null, buckling: null };

function strengthOf(material: Material | undefined, N: number): number | null {
  return (N < 0 ? material?.strength?.compression : material?.strength?.tension) ?? null;
}
