import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { putAwayMessages } from '../../billing/putAwayMessages.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { EmptyBody } from '../../schemas/auth.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { ResetNotifyReply } from '../../schemas/profile.ts';
import type { AuthRouteOptions } from './authRouteOptions.ts';
import { loggedCallerOf } from '../../plugins/loggedCaller.ts';

/** POST /auth/reset-notify */
export const resetNotifyRoute: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  app.route({
    method: 'POST',
    url: '/auth/reset-notify',
    config: { access: 'session', isBodyless: true, rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'Dismiss the messages of the subscriptions',
      description:
        'For logged-in users. A message returns only when its content changes: ends when the number of days has changed.',
      headers: CommonHeaders,
      body: EmptyBody,
      response: withErrors({ 200: ResetNotifyReply }, 'schema', ...POSTED, 'auth', 'db'),
    },
    handler: async (request) => {
      const { userId } = loggedCallerOf(request);
      const { db, clock, hasGating } = accounts;
      return { _subscriptions: await putAwayMessages(db, userId, { at: clock(), hasGating }) };
    },
  });
  done();
};
