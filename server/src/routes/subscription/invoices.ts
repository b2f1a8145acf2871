import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { listOwnInvoices } from '../../billing/listOwnInvoices.ts';
import { loggedCallerOf } from '../../plugins/loggedCaller.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import type { BillingContext } from '../../billing/billingContext.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { InvoicesReply } from '../../schemas/invoices.ts';

export interface InvoicesOptions {
  readonly billing: Pick<BillingContext, 'db' | 'seller'>;
}

/** GET /subscription/invoices */
export const invoicesRoute: FastifyPluginCallbackTypebox<InvoicesOptions> = (app, { billing }, done) => {
  app.route({
    method: 'GET',
    url: '/subscription/invoices',
    config: { access: 'session', rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'List the invoices of the account',
      description:
        'For logged-in users. Lists the invoices, newest first, with the order, the price and its calculation, and whether it is paid.',
      headers: CommonHeaders,
      response: withErrors({ 200: InvoicesReply }, 'schema', 'auth', 'restricted', 'db'),
    },
    handler: async (request) => ({
      invoices: await listOwnInvoices(billing, loggedCallerOf(request).userId),
    }),
  });
  done();
};
