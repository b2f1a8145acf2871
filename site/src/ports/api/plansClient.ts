import { NOTHING, type Sent } from './apiTypes.ts';
import type { CallApi, CallOptions } from './callApi.ts';

/** The server calls about products. Each rejects with an `ApiFailure`. */
export type PlansClient = ReturnType<typeof createPlansClient>;

/** A bundle of a branch for a number of months. */
export type PlanChoice = NonNullable<Sent<'/auth/update'>['choice']>;

/** Creates the typed client of plans. */
export function createPlansClient(call: CallApi) {
  return {
    async listProducts(given?: CallOptions) {
      const { products } = await call.repeatable(
        (api, signal) => api.POST('/data/ad/products', { body: NOTHING, signal }),
        given,
      );
      return products;
    },
    /** Returns the features of the products, with their names in every language. */
    listFeatures: (given?: CallOptions) =>
      call.repeatable(
        (api, signal) => api.POST('/data/ad/product-features', { body: NOTHING, signal }),
        given,
      ),
    /** Lists what the logged-in user can order. */
    readOffer: () => call.repeatable((api, signal) => api.POST('/auth/update', { body: {}, signal })),
    async listInvoices(given?: CallOptions) {
      const { invoices } = await call.repeatable(
        (api, signal) => api.GET('/subscription/invoices', { signal }),
        given,
      );
      return invoices;
    },
    /** Requests the present price of a choice; nothing is bought. */
    quote: (choice: PlanChoice) =>
      call.repeatable((api, signal) => api.POST('/auth/update', { body: { choice, preview: true }, signal })),
    /** Buys a choice by the id of its quote; repeated calls buy only once. */
    buy: (choice: PlanChoice, quote: string) =>
      call.once(['/auth/update', choice, quote], (api, signal, headers) =>
        api.POST('/auth/update', { body: { choice, quote }, headers, signal }),
      ),
  };
}
