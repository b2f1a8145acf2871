import type { FastifyPluginCallback } from 'fastify';
import type { BillingContext } from '../../billing/billingContext.ts';
import { hearPayment, type Heard } from '../../billing/hearPayment.ts';
import { ApiFailure } from '../../failures/errors.ts';

export interface WebhookOptions {
  readonly billing: BillingContext;
}

/** Messages of the provider are longer than those of people, and signed to the byte. */
const BODY_LIMIT = 256 * 1024;

/** Money that came and is in nobody's books. */
const UNBOOKED: ReadonlySet<Heard> = new Set(['refused', 'taken', 'twice', 'unknown']);

/** POST /billing/webhook: the payment provider's, there only where one is set up. */
export const webhook: FastifyPluginCallback<WebhookOptions> = (app, { billing }, done) => {
  // For this route alone: the signature is of the bytes as they came.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => {
    parsed(null, body);
  });

  app.route({
    method: 'POST',
    url: '/billing/webhook',
    bodyLimit: BODY_LIMIT,
    schema: { hide: true },
    handler: async (request) => {
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string')
        throw new ApiFailure('schema', {
          details: [{ path: '/headers/stripe-signature', rule: 'required' }],
        });
      if (billing.provider === null || !Buffer.isBuffer(request.body)) throw new ApiFailure('malformed');
      const event = billing.provider.readEvent(request.body, signature);
      if (event === null) return { received: true };
      const heard = await hearPayment(billing, event, request.id);
      const { invoiceId: invoice, reference, amountCents: cents } = event;
      const told = { invoice, heard, cents, reference };
      // The provider will not repeat this event, so the operator has to look it up in the log.
      if (UNBOOKED.has(heard)) request.log.error(told, 'payment not booked');
      else request.log.info(told, 'payment heard');
      return { received: true, heard };
    },
  });
  done();
};
