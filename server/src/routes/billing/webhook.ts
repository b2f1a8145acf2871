import type { FastifyPluginCallback } from 'fastify';
import type { BillingContext } from '../../billing/billingContext.ts';
import { hearPayment, type Heard } from '../../billing/hearPayment.ts';
import { ApiFailure } from '../../failures/errors.ts';

export interface WebhookOptions {
  readonly billing: BillingContext;
}

/** Webhooks are longer than other bodies, and their signature covers every byte. */
const BODY_LIMIT = 256 * 1024;

/** Outcomes in which money arrived that is not booked. */
const UNBOOKED: ReadonlySet<Heard> = new Set(['refused', 'taken', 'twice', 'unknown']);

/** POST /billing/webhook: called by the payment provider; exists only if a provider is set up. */
export const webhook: FastifyPluginCallback<WebhookOptions> = (app, { billing }, done) => {
  // For this route alone, because the signature covers the bytes as received.
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
      const facts = { invoice, heard, cents, reference };
      // The provider will not repeat this event, so the operator has to look it up in the log.
      if (UNBOOKED.has(heard)) request.log.error(facts, 'payment not booked');
      else request.log.info(facts, 'payment heard');
      return { received: true, heard };
    },
  });
  done();
};
