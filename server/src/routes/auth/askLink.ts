import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { askLink } from '../../accounts/askLink.ts';
import { waitOut } from '../../accounts/waitOut.ts';
import { AskLinkReply, AddressHeaders, EmptyBody } from '../../schemas/auth.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { addressOf } from './credentialsOf.ts';
import type { AuthRouteOptions } from './authRouteOptions.ts';

/**
 * Shortest duration of an answer and its random addition, ms, so that its duration reveals nothing about the account.
 */
const FLOOR = { leastMs: 150, spreadMs: 50 };

/** POST /auth/emergency and POST /auth/reactivate: both mail the link that the account needs. */
export const askLinkRoutes: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  for (const [url, summary] of [
    ['/auth/emergency', 'Mail a link that logs in without the password'],
    ['/auth/reactivate', 'Mail a link that opens a closed account again'],
  ] as const) {
    app.route({
      method: 'POST',
      url,
      config: { isBodyless: true, readsAuthorization: true },
      schema: {
        summary,
        description:
          'Takes the address in the Authorization header. Both calls mail the link that the account needs and name its kind. A link is valid once, for 30 days. Limited to five calls an hour from one address and three for one account, with ten minutes between two mails of one kind.',
        headers: AddressHeaders,
        body: EmptyBody,
        response: withErrors({ 200: AskLinkReply }, 'schema', ...POSTED, 'db'),
      },
      handler: (request) =>
        waitOut(FLOOR, async () => {
          const { emailKey } = addressOf(request);
          const { throttleKey: client, id: requestId } = request;
          const mailed = await askLink(accounts, { emailKey, client, requestId });
          if (mailed !== null) return { _code: accounts.disclosesAccounts ? mailed : ('emergency' as const) };
          return accounts.disclosesAccounts ? ({ notFound: true } as const) : { _code: 'emergency' as const };
        }),
    });
  }
  done();
};
