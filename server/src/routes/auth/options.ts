import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { mergeOptions } from '../../accounts/userOptions.ts';
import { ApiFailure } from '../../errors.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { changeUser, findUser } from '../../repositories/users.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { OptionsBody, OptionsReply } from '../../schemas/userOptions.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { requireUser } from './requireUser.ts';
import type { AuthRouteOptions } from './logIn.ts';

/** POST /auth/options */
export const optionsRoute: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  app.route({
    method: 'POST',
    url: '/auth/options',
    config: { access: 'session', rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'Keep what a user prefers; keys that are not known are dropped',
      headers: CommonHeaders,
      body: OptionsBody,
      response: withErrors({ 200: OptionsReply }, 'schema', ...POSTED, 'auth', 'db'),
    },
    handler: async (request) => {
      const { userId } = requireUser(request);
      await accounts.db.transaction(async (transaction) => {
        const user = await findUser(transaction, userId, { forUpdate: true });
        if (user === null) throw new ApiFailure('expired');
        await changeUser(transaction, userId, { options: mergeOptions(user.options, request.body) });
      });
      return true as const;
    },
  });
  done();
};
