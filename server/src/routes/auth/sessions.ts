import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { endOtherSessions } from '../../accounts/endOtherSessions.ts';
import { endSession } from '../../accounts/endSession.ts';
import { listLiveSessions } from '../../accounts/listLiveSessions.ts';
import { loggedCallerOf } from '../../plugins/loggedCaller.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { EndSessionsRequest, SessionsEndedReply, SessionsReply } from '../../schemas/sessions.ts';
import type { AuthRouteOptions } from './authRouteOptions.ts';

/** GET /auth/sessions and POST /auth/sessions/end */
export const sessionRoutes: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  app.route({
    method: 'GET',
    url: '/auth/sessions',
    config: { access: 'session', rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'List the sessions of the account',
      description:
        'For logged-in users. Returns when each session began and was last used, the names of its browser and system, and which session is the caller’s. Versions, devices and places are not stored.',
      headers: CommonHeaders,
      response: withErrors({ 200: SessionsReply }, 'schema', 'auth', 'restricted', 'db'),
    },
    handler: async (request) => ({ sessions: await listLiveSessions(accounts, loggedCallerOf(request)) }),
  });
  app.route({
    method: 'POST',
    url: '/auth/sessions/end',
    config: { access: 'session', isBodyless: true, rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'End all other sessions, or one session',
      description:
        'For logged-in users. Ends every other session of the account at once, or the session that the body names. The caller’s session continues.',
      headers: CommonHeaders,
      body: EndSessionsRequest,
      response: withErrors({ 200: SessionsEndedReply }, 'schema', ...POSTED, 'auth', 'missing', 'db'),
    },
    handler: async (request) => {
      const caller = loggedCallerOf(request);
      const mark = request.body?.mark;
      if (mark === undefined) return { ended: await endOtherSessions(accounts, caller, request.id) };
      await endSession(accounts, caller, { mark, requestId: request.id });
      return { ended: 1 };
    },
  });
  done();
};
