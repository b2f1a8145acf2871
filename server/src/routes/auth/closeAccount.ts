import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { closeAccount } from '../../accounts/closeAccount.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { CloseAccountReply, EmptyBody } from '../../schemas/auth.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { loggedCallerOf } from '../../plugins/loggedCaller.ts';
import type { AuthRouteOptions } from './authRouteOptions.ts';

/** POST /auth/delete */
export const closeAccountRoute: FastifyPluginCallbackTypebox<AuthRouteOptions> = (
  app,
  { accounts },
  done,
) => {
  app.route({
    method: 'POST',
    url: '/auth/delete',
    config: { access: 'session', isBodyless: true, rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'Close the account at once, and erase it after 30 days',
      description:
        'Requires a session whose password was entered within the last ten minutes (otherwise 401 reauth). Ends all sessions and mails a link that reopens the account. After 30 days the account is erased with all its data.',
      headers: CommonHeaders,
      body: EmptyBody,
      response: withErrors({ 200: CloseAccountReply }, 'schema', ...POSTED, 'auth', 'db'),
    },
    handler: async (request, reply) => {
      const until = await closeAccount(accounts, loggedCallerOf(request), { requestId: request.id });
      reply.clearSession();
      return until === null ? ({ notFound: true } as const) : ({ status: true, until } as const);
    },
  });
  done();
};
