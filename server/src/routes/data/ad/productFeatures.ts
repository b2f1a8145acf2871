import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { USE_LIMITS } from '../../../plugins/useLimits.ts';
import { listFeatures, listTranslations } from '../../../repositories/products.ts';
import { POSTED, REASONED, withErrorsOf } from '../../../schemas/errorReply.ts';
import { CommonHeaders } from '../../../schemas/headers.ts';
import { FeaturesReply, ProductsBody } from '../../../schemas/products.ts';
import type { ProductsOptions } from './products.ts';
import { seesDevelopment } from './seesDevelopment.ts';

/** POST /data/ad/product-features */
export const productFeatures: FastifyPluginCallbackTypebox<ProductsOptions> = (app, { db }, done) => {
  app.route({
    method: 'POST',
    url: '/data/ad/product-features',
    config: { hasReason: true, rateLimit: { max: USE_LIMITS.publicData } },
    schema: {
      summary: 'Which features each product has, and their names in every language',
      description:
        'Public; root also gets branches in development. A feature appears once for each product that has it.',
      headers: CommonHeaders,
      body: ProductsBody,
      response: withErrorsOf(REASONED, { 200: FeaturesReply }, 'schema', ...POSTED, 'db'),
    },
    handler: async (request) => {
      const withDevelopment = await seesDevelopment(request);
      const [features, translations] = await Promise.all([
        listFeatures(db, { withDevelopment }),
        listTranslations(db),
      ]);
      return { translations, features };
    },
  });
  done();
};
