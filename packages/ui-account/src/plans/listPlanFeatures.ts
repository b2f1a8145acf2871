import type { Features, Product } from '../api/plansApi.ts';

/** A feature of a branch, and whether a bundle includes it. */
export interface PlanFeature {
  readonly activity: number;
  readonly isIn: boolean;
}

/** Keys of the numbers of tasks that may be saved: a bundle with a larger number also has the smaller ones. */
const SAVED = /^save\./;

/**
 * Lists every feature of a branch and whether a bundle includes it. The last of its `bundles` includes all features.
 * Only the largest number of saved tasks in the bundle is listed.
 */
export function listPlanFeatures(
  product: Pick<Product, 'id'>,
  bundles: readonly Pick<Product, 'id'>[],
  { features }: Pick<Features, 'features'>,
): readonly PlanFeature[] {
  const listOf = (id: number | undefined) => features.filter((one) => one.id === id);
  const own = listOf(product.id);
  const ids = new Set(own.map(({ activity_id }) => activity_id));
  // They are numbered in ascending order.
  const saved = own.filter(({ key }) => SAVED.test(key)).map(({ activity_id }) => activity_id);
  const greatest = Math.max(...saved);
  const rows = new Map([...listOf(bundles.at(-1)?.id), ...own].map((one) => [one.activity_id, one]));
  return [...rows.values()]
    .filter(({ key, activity_id }) => !SAVED.test(key) || activity_id === greatest)
    .map(({ activity_id }) => ({ activity: activity_id, isIn: ids.has(activity_id) }))
    .sort((a, b) => a.activity - b.activity);
}
