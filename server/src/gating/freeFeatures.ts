import type { Knex } from 'knex';
import { BRANCHES, PRODUCTS } from '../plans/bundles.ts';
import { listBranchActivities } from '../repositories/subscriptions.ts';
import { FREE_BUNDLE } from '../plans/plan.ts';

/** The free features, known without a database query: solving without an account needs none. */
export interface FreeFeatures {
  /** Keys of the features of a branch's free bundle. */
  of(branch: string): ReadonlySet<string>;
  /** Reads the free bundles as the operator has changed them. */
  refresh(db: Knex): Promise<void>;
}

/** Creates it with the seeded features; changes by an operator take effect at the next `refresh`. */
export function createFreeFeatures(): FreeFeatures {
  let known: ReadonlyMap<string, ReadonlySet<string>> = sown();
  return {
    of: (branch) => known.get(branch) ?? new Set(),
    async refresh(db) {
      const bundles = await listBranchActivities(db);
      const free = bundles.filter(({ bundleId }) => bundleId === FREE_BUNDLE);
      known = new Map(free.map(({ branch, activities }) => [branch, new Set(activities)]));
    },
  };
}

function sown(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    BRANCHES.map(({ id, branch }) => {
      const free = PRODUCTS.find((product) => product.branch_id === id && product.bundle_id === FREE_BUNDLE);
      return [branch, new Set<string>(free?.activities)];
    }),
  );
}
