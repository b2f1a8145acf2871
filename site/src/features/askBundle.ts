import type { CallApi } from '../ports/api/callApi.ts';
import { openPlans } from '../ports/reader/usePlans.ts';
import { findBundle, type FoundFeature, type SoughtFeature } from './findBundle.ts';

/** Finds a feature among the server's products, which are requested once per page. */
export async function askBundle(call: CallApi, sought: SoughtFeature): Promise<FoundFeature> {
  const plans = openPlans(call);
  const [products, features] = await Promise.all([plans.listProducts(), plans.listFeatures()]);
  return findBundle(sought, products, features);
}
