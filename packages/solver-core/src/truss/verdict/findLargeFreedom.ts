import type { FactoringMeans } from '../system/factorization.ts';
import type { EliminationOrder } from './eliminationOrder.ts';
import { findFactoredMotions } from './factoredMotions.ts';
import { asFound, describable, findBodies } from './findFreedom.ts';
import type { FoundFreedom } from './findFreedom.ts';
import type { TrussFacts } from './judgedMotion.ts';
import type { RowPlan } from './motionRows.ts';
import { findRoundedMotions, pickIndependent } from './roundedMotions.ts';

/** How the motions of a large truss are to be found. */
export interface LargeSearch extends FactoringMeans {
  readonly plan: RowPlan;
  /** As far as it goes. */
  readonly order: EliminationOrder;
  /** Equations minus unknowns: there are no fewer motions. */
  readonly W: number;
  /** Motions to tell. */
  readonly most: number;
  /** Whether the caller looks at the pivots of the stiffness equations next: then the count alone is asked here. */
  readonly isFactoredNext: boolean;
}

/**
 * Finds the motions of a truss that is too large for an exact rank, by the pivots of its stiffness equations. Where these are too large as well, only
 * motions that are found in what can be eliminated first are told, and the count says of how many more there are at least.
 */
export function findLargeFreedom(facts: TrussFacts, search: LargeSearch): FoundFreedom {
  const { plan, order, W, most, isFactoredNext } = search;
  if (isFactoredNext && W <= 0) return { freedom: 0, exact: false, isRounded: true, found: () => [] };
  const factored = findFactoredMotions(facts, search);
  if (factored?.freedom === 0 && W <= 0)
    return { freedom: 0, exact: false, isRounded: true, found: () => [] };
  const local = factored?.motions ?? findRoundedMotions(facts, { plan, order, most });
  const bodies = findBodies(describable(facts), most);
  const found = pickIndependent([...bodies, ...local.map(asFound)], { facts, most });
  return {
    freedom: Math.max(factored?.freedom ?? 0, W, found.length),
    exact: false,
    isRounded: true,
    found: () => found,
  };
}
