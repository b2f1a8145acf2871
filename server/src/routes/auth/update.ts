import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { changeProfile } from '../../accounts/changeProfile.ts';
import { ApiFailure } from '../../errors.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { ProfileBody, ProfileReply } from '../../schemas/profile.ts';
import { activitiesOf, answerUser } from './authReply.ts';
import { requireUser } from './requireUser.ts';
import type { AuthRouteOptions } from './logIn.ts';

const MAX_DATA = 8 * 1024;

/** POST /auth/update */
export const updateRoute: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  app.route({
    method: 'POST',
    url: '/auth/update',
    config: { access: 'emergency', rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'Change the account',
      headers: CommonHeaders,
      body: ProfileBody,
      response: withErrors({ 200: ProfileReply }, 'schema', 'auth', 'xsrf', 'nameUsed', 'busy', 'db'),
    },
    handler: async (request, reply) => {
      const { suspension, ...change } = request.body;
      if (change.data !== undefined && JSON.stringify(change.data).length > MAX_DATA)
        throw new ApiFailure('schema', { details: [{ path: '/data', rule: 'maxLength', limit: MAX_DATA }] });
      // When is the server's to say: a date of the client's clock is not read.
      const paused = suspension && ('suspendDate' in suspension ? 'suspend' : 'resume');
      const { user, opened } = await changeProfile(accounts, requireUser(request), {
        change: { ...change, suspension: paused },
        requestId: request.id,
      });
      const answer = await answerUser(accounts, user, { logged: true });
      if (opened !== null) reply.setSession(opened, activitiesOf(answer.subscriptions));
      return answer.user;
    },
  });
  done();
};
