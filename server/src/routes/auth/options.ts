import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { keepOptions } from '../../accounts/keepOptions.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { OptionsBody, OptionsReply } from '../../schemas/userOptions.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { loggedCallerOf } from '../../plugins/loggedCaller.ts';
import type { AuthRouteOptions } from './authRouteOptions.ts';

/** POST /auth/options */
export const optionsRoute: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  app.route({
    method: 'POST',
    url: '/auth/options',
    config: { access: 'session', rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'Save the preferences of a user',
      description:
        'For logged-in users. Preferences that the body omits stay unchanged, numbers are limited to their range, and the last write wins.',
      headers: CommonHeaders,
      body: OptionsBody,
      response: withErrors({ 200: OptionsReply }, 'schema', ...POSTED, 'auth', 'db'),
    },
    handler: async (request) => {
      const { userId } = loggedCallerOf(request);
      await keepOptions(accounts.db, userId, request.body);
      return true as const;
    },
  });
  done();
};
