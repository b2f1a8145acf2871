import type { CallApi } from '../ports/api/callApi.ts';
import { openPlans } from '../ports/reader/usePlans.ts';
import { findBundle, type FoundFeature, type SoughtFeature } from './findBundle.ts';

/** Requests a feature from the server; the products are requested once in the life of the page. */
export async function askBundle(call: CallApi, sought: SoughtFeature): Promise<FoundFeature> {
  const plans = openPlans(call);
  const [products, features] = await Promise.all([plans.listProducts(), plans.listFeatures()]);
  return findBundle(sought, products, features);
}
