import type { Material } from '@eecs/solver-core';
import type { Solved } from '../../naming/resultRows.ts';
import type { Stresser } from './createStresser.ts';
import { greatestOfDiagram } from './greatestOfDiagram.ts';
import { listStrengths } from './listStrengths.ts';

/** The bending stress of a beam with the highest utilisation of the bending strength of its grade. */
export interface BendingUse {
  /** Index of the case set. */
  readonly set: number;
  readonly x: number;
  /** The stress of the outermost fibre and the strength, MPa or psi. */
  readonly value: number;
  readonly strength: number;
  readonly utilisation: number;
}

/**
 * Finds the highest utilisation of the bending strength of a beam's grade: abs(sigma)/fm of the outermost fibres,
 * without partial factors and kmod. Null if a part of the beam has no such strength, if stresses are unknown, and if an
 * axial force acts: then tension or compression add to bending, each with its own strength (EN 1995-1-1, 6.2.3 and
 * 6.2.4).
 *
 * @param strengthOf returns the bending strength of a material, MPa or psi
 */
export function findBendingUse(
  { document, answer }: Solved,
  {
    stresser,
    sets,
    isPassing,
    strengthOf,
  }: {
    readonly stresser: Stresser;
    /** Indices of the case sets to check. */
    readonly sets: readonly number[];
    readonly isPassing: boolean;
    readonly strengthOf: (material: Material) => number | undefined;
  },
): BendingUse | null {
  const materials = document.materials.map((material): Material => {
    const bending = strengthOf(material);
    const { strength: _, ...bare } = material;
    return bending === undefined ? bare : { ...bare, strength: { tension: bending, compression: bending } };
  });
  const ranges = listStrengths({ ...document, materials });
  if (ranges.length === 0 || ranges.some(({ tension }) => tension === undefined)) return null;
  if (sets.some((set) => hasAxialForce(answer.sets[set]))) return null;
  const { sets: stressed } = stresser.stress({ document, answer }, { hasTheories: false, isPassing });
  let most: BendingUse | null = null;
  for (const set of sets) {
    const S = stressed[set]?.S;
    if (!S) return null;
    for (const diagram of [S.top, S.bottom])
      for (const sign of [1, -1] as const)
        for (const { range, x, value } of greatestOfDiagram(diagram, ranges, sign)) {
          const strength = range.tension!;
          const utilisation = (sign * value) / strength;
          if (most === null || utilisation > most.utilisation)
            most = { set, x, value: sign * value, strength, utilisation };
        }
  }
  return most;
}

/** An axial force below this fraction of the shear force is a rounding error of transverse loads. */
const NOTHING = 1e-9;

function hasAxialForce(set: Solved['answer']['sets'][number] | undefined): boolean {
  if (set === undefined) return false;
  const size = ({
    min,
    max,
  }: {
    readonly min: { readonly value: number };
    readonly max: { readonly value: number };
  }) => Math.max(Math.abs(min.value), Math.abs(max.value));
  return size(set.N) > NOTHING * size(set.Q);
}
