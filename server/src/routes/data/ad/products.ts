import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { Knex } from 'knex';
import { toProductReply } from '../../../billing/productRow.ts';
import { USE_LIMITS } from '../../../plugins/useLimits.ts';
import { listProducts } from '../../../repositories/products.ts';
import { POSTED, REASONED, withErrorsOf } from '../../../schemas/errorReply.ts';
import { CommonHeaders } from '../../../schemas/headers.ts';
import { ProductsBody, ProductsReply } from '../../../schemas/products.ts';
import { seesDevelopment } from './seesDevelopment.ts';

export interface ProductsOptions {
  readonly db: Knex;
}

/** POST /data/ad/products */
export const products: FastifyPluginCallbackTypebox<ProductsOptions> = (app, { db }, done) => {
  app.route({
    method: 'POST',
    url: '/data/ad/products',
    config: { hasReason: true, rateLimit: { max: USE_LIMITS.publicData } },
    schema: {
      summary: 'Products: the bundles of each branch, with prices',
      description:
        'Public; root also gets branches in development. POST /auth/update returns the price of a product for the logged-in user.',
      headers: CommonHeaders,
      body: ProductsBody,
      response: withErrorsOf(REASONED, { 200: ProductsReply }, 'schema', ...POSTED, 'db'),
    },
    handler: async (request) => {
      const rows = await listProducts(db, { withDevelopment: await seesDevelopment(request) });
      return { products: rows.map(toProductReply) };
    },
  });
  done();
};
