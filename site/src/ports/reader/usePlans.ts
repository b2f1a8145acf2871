import type { Features, PlansApi, Product } from '@eecs/ui-account';
import type { CallApi } from '../api/callApi.ts';
import { createPlansClient } from '../api/plansClient.ts';
import { useConnection } from './useConnection.ts';

const known = new WeakMap<CallApi, PlansApi>();

/** Returns the calls about products. Products and features are requested once per page, and again after a failure. */
export function usePlans(): PlansApi {
  return openPlans(useConnection());
}

/** Returns the same calls before a page is shown. */
export function openPlans(call: CallApi): PlansApi {
  const found = known.get(call);
  if (found !== undefined) return found;
  // The types ensure that the server's contract fits.
  const client: PlansApi = createPlansClient(call);
  const made: PlansApi = {
    ...client,
    listProducts: once<readonly Product[]>(() => client.listProducts()),
    listFeatures: once<Features>(() => client.listFeatures()),
  };
  known.set(call, made);
  return made;
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
