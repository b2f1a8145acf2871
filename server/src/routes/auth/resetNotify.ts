import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { clearMessages } from '../../billing/planMessages.ts';
import { subscriptionsInForce } from '../../billing/subscriptionsInForce.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { listSubscriptions, saveCleared } from '../../repositories/subscriptions.ts';
import { EmptyBody } from '../../schemas/auth.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { ResetNotifyReply } from '../../schemas/profile.ts';
import type { AuthRouteOptions } from './logIn.ts';
import { requireUser } from './requireUser.ts';

/** POST /auth/reset-notify */
export const resetNotifyRoute: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  app.route({
    method: 'POST',
    url: '/auth/reset-notify',
    config: { access: 'session', isBodyless: true, rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'Put away the messages of the subscriptions',
      headers: CommonHeaders,
      body: EmptyBody,
      response: withErrors({ 200: ResetNotifyReply }, 'schema', ...POSTED, 'auth', 'db'),
    },
    handler: async (request) => {
      const { userId } = requireUser(request);
      const { db, clock } = accounts;
      const at = clock();
      for (const row of await listSubscriptions(db, userId))
        await saveCleared(db, userId, { branchId: row.branchId, cleared: clearMessages(row, at) });
      const all = await subscriptionsInForce(db, userId, at);
      return { _subscriptions: all.filter(({ id }) => id !== 0) };
    },
  });
  done();
};
