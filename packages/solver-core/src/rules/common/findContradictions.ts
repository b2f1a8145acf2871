import { SAME_MODULUS } from '../../linalg/tolerance.ts';
import { completeConstants } from '../../materials/elasticConstants.ts';
import type { CommonCase } from '../../model/common/document.ts';

/** A shear modulus that differs from the one that E and nu imply. */
export interface Contradiction {
  /** Index of the material. */
  readonly material: number;
  /** G as given, and G = E / (2(1 + nu)), in the unit of E. */
  readonly G: number;
  readonly expected: number;
}

/**
 * Finds the materials whose E, G and nu contradict one another by more than the rounding of tables. The solver uses
 * each value as given, because timber has such values.
 *
 * @example findContradictions({ materials: [{ name: 'C24', E: 11000, G: 690, nu: 0.4 }] }) // [{ material: 0, G: 690,
 * expected: 3928.57 }]
 */
export function findContradictions({ materials }: Pick<CommonCase, 'materials'>): readonly Contradiction[] {
  return materials.flatMap(({ G, ...others }, material) => {
    const expected = G === undefined ? null : completeConstants(others).G;
    if (G === undefined || expected === null) return [];
    return Math.abs(G - expected) > SAME_MODULUS * Math.abs(expected) ? [{ material, G, expected }] : [];
  });
}
