import type { TrussSet } from '@eecs/solver-core/truss';
import type { ResultMode } from '../../state/resultMode.ts';
import { greatestPart } from './greatestPart.ts';

/** The numbers on the rods of a drawing, and the zero-force rods, whatever their rounding errors. */
export interface RodValues {
  readonly values: readonly number[];
  readonly zero: ReadonlySet<number>;
}

/** Returns the displayed number of each rod, with its sign; without areas, forces replace stresses and utilisations. */
export function getRodValues(set: TrussSet, mode: ResultMode): RodValues {
  return { values: listValues(set, mode), zero: new Set(set.zeroForce) };
}

function listValues(set: TrussSet, mode: ResultMode): readonly number[] {
  if (mode === 'stress') return set.stress ?? set.N;
  if (mode === 'utilisation' && set.utilisation !== null)
    return set.utilisation.map((part, index) => greatestPart(part) * (Math.sign(set.N[index] ?? 0) || 1));
  return set.N;
}

/** Returns the number of one rod, 0 for a zero-force rod. */
export function getRodValue({ values, zero }: RodValues, index: number): number {
  return zero.has(index) ? 0 : (values[index] ?? 0);
}
