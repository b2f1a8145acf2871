import type { PlanChoice, Product } from '../api/plansApi.ts';

/** A choice among the offers; the bundle is null if none is chosen yet. */
export interface FittedChoice extends Omit<PlanChoice, 'bundleId'> {
  readonly bundleId: number | null;
}

/**
 * Limits a choice to the offers: an unknown branch becomes the first one, an unknown bundle the present plan of the
 * branch. Without a plan no bundle is chosen, so that nobody pays for something they did not ask for.
 */
export function fitChoice(choice: FittedChoice, offered: readonly Product[]): FittedChoice {
  const ofBranch = offered.filter(({ branch_id }) => branch_id === choice.branchId);
  const branchId = ofBranch.length > 0 ? choice.branchId : (offered[0]?.branch_id ?? choice.branchId);
  const bundles = offered.filter(({ branch_id }) => branch_id === branchId);
  const found =
    bundles.find(({ bundle_id }) => bundle_id === choice.bundleId) ??
    bundles.find(({ label }) => label === 'renew');
  return { ...choice, branchId, bundleId: found?.bundle_id ?? null };
}

/** Returns whether a bundle is chosen. */
export function isWhole(choice: FittedChoice): choice is PlanChoice {
  return choice.bundleId !== null;
}
