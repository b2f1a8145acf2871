import { elongationsOf } from './linkForces.ts';
import { greatest } from './pinJointed.ts';
import type { TrussActions } from '../assembly/trussModel.ts';
import type { PinJointed } from './pinJointed.ts';
import type { SetSolution } from './solveSet.ts';

/** A solved set with known displacements. */
export interface MovedSet {
  readonly model: PinJointed;
  readonly actions: TrussActions;
  readonly solution: SetSolution;
  readonly u: Float64Array;
  /** l/EA of each link. */
  readonly flexibility: Float64Array;
}

/**
 * Returns the largest difference between a link's elongation and the displacements of its joints, relative to the
 * largest displacement or elongation.
 */
export function compatibilityResidual({ model, actions, solution, u, flexibility }: MovedSet): number {
  const gaps = elongationsOf(model, u);
  let size = greatest(u);
  for (let link = 0; link < gaps.length; link++) {
    const elastic = solution.N[link]! * flexibility[link]!;
    const free = actions.elongation?.[link] ?? 0;
    size = Math.max(size, Math.abs(elastic), Math.abs(free));
    gaps[link]! -= elastic + free;
  }
  return size === 0 ? 0 : greatest(gaps) / size;
}
