import type { FactoringMeans } from '../../../sparse/system/factorization.ts';
import { countByResidues } from '../elimination/countByResidues.ts';
import { countLoose } from '../elimination/countLoose.ts';
import type { EliminationOrder } from '../numbers/eliminationOrder.ts';
import { findFactoredMotions } from './factoredMotions.ts';
import { asFound, describable, findBodies } from './findFreedom.ts';
import type { FoundFreedom } from './findFreedom.ts';
import type { TrussFacts } from '../facts/judgedMotion.ts';
import type { RowPlan } from '../elimination/motionRows.ts';
import { findRoundedMotions, pickIndependent } from '../elimination/roundedMotions.ts';

/** How the motions of a large truss are searched for. */
export interface LargeSearch extends FactoringMeans {
  readonly plan: RowPlan;
  /** The elimination order as far as it was computed. */
  readonly order: EliminationOrder;
  /** Equations minus unknowns: a lower bound of the number of motions. */
  readonly W: number;
  /** Greatest number of motions to report. */
  readonly most: number;
  /** Whether the caller examines the pivots of the stiffness equations next; then only the count is examined here. */
  readonly isFactoredNext: boolean;
}

/**
 * Finds the motions of a truss that is too large for an exact rank, from the pivots of its stiffness equations. If a
 * pivot failed, the motions are counted modulo a prime; if that is too much work as well, the failed pivots and the
 * rows that are certainly missing give a lower bound. If the equations are too large, only motions found in the part
 * that can be eliminated are reported, and without any the verdict is unknown.
 */
export function findLargeFreedom(facts: TrussFacts, search: LargeSearch): FoundFreedom {
  const { plan, order, W, most, isFactoredNext } = search;
  const loose = countLoose(plan, facts.parts.offsets);
  const stands = { freedom: 0, exact: false, isRounded: true, bound: 'none', found: () => [] } as const;
  if (isFactoredNext && W <= 0 && loose === 0) return stands;
  const factored = findFactoredMotions(facts, search);
  if (factored?.freedom === 0 && W <= 0 && loose === 0) return stands;
  const counted = countByResidues(facts, plan);
  // If there is no motion modulo a prime, there is none over the integers.
  if (counted === 0 && !factored) return stands;
  const local = factored?.motions ?? findRoundedMotions(facts, { plan, order, most });
  const bodies = findBodies(describable(facts), most);
  const found = pickIndependent([...bodies, ...local.map(asFound)], { facts, most });
  return {
    freedom: Math.max(counted ?? 0, factored?.freedom ?? 0, W, loose, found.length),
    exact: false,
    isRounded: true,
    bound: counted === null ? 'atLeast' : 'none',
    found: () => found,
  };
}
