import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { closeSession } from '../../accounts/openSession.ts';
import { subscriptionsInForce } from '../../gating/subscriptionsInForce.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { EmptyBody, LogOutReply } from '../../schemas/auth.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import type { AuthRouteOptions } from './authRouteOptions.ts';

/** POST /auth/logout */
export const logOutRoute: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  app.route({
    method: 'POST',
    url: '/auth/logout',
    config: { isBodyless: true, readsSession: true, rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'End the session, if there is one',
      description:
        'Ends the session at once and clears its cookies; a client without a session gets the same answer.',
      headers: CommonHeaders,
      body: EmptyBody,
      response: withErrors({ 200: LogOutReply }, 'schema', ...POSTED, 'db'),
    },
    handler: async (request, reply) => {
      const { db, clock, hasGating } = accounts;
      const { refreshToken, id } = request;
      if (refreshToken !== undefined)
        await db.transaction((transaction) => closeSession(transaction, accounts, refreshToken, id));
      reply.clearSession();
      const subscriptions = await subscriptionsInForce(db, null, clock(), { hasGating });
      return { status: true as const, subscriptions };
    },
  });
  done();
};
