import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { refreshSession } from '../../accounts/openSession.ts';
import { tellReuse } from '../../accounts/tellReuse.ts';
import { useLink } from '../../accounts/useLink.ts';
import { toLocale, type Locale } from '../../messages/locale.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { findUser } from '../../repositories/users.ts';
import { AuthReply, CredentialHeaders, EmptyBody } from '../../schemas/auth.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { activitiesOf, answerNobody, answerUser } from './authReply.ts';
import type { AuthRouteOptions } from './logIn.ts';

/** POST /auth/restore */
export const restoreRoute: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  app.route({
    method: 'POST',
    url: '/auth/restore',
    config: { isBodyless: true, readsAuthorization: true, rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'Take up the session of the cookies, or the one a mailed link opens',
      headers: CredentialHeaders,
      body: EmptyBody,
      response: withErrors({ 200: AuthReply }, 'schema', ...POSTED, 'db'),
    },
    handler: async (request, reply) => {
      const locale = toLocale(request.headers['client-locale']);
      const token = readLink(request.headers.authorization);
      if (token !== null) {
        const { refreshToken: former, id: requestId } = request;
        const outcome = await useLink(accounts, { token, former, requestId });
        if (outcome.kind !== 'in') return answerNobody(accounts, { ...REFUSED[outcome.kind], locale });
        const answer = await answerUser(accounts, outcome.user, { logged: true });
        reply.setSession(outcome.opened, activitiesOf(answer.subscriptions));
        reply.rememberDevice(outcome.user.id);
        return { ...answer, code: outcome.purpose };
      }
      const refreshed = await refreshSession(accounts, request.refreshToken);
      if (refreshed.kind === 'reused') {
        app.counts.sessionReuses.inc();
        await tellReuse(accounts, refreshed.userId, request.id);
      }
      const user = refreshed.kind === 'live' ? await findUser(accounts.db, refreshed.opened.userId) : null;
      if (refreshed.kind !== 'live' || user === null) {
        reply.clearSession();
        return startDefault(locale);
      }
      const answer = await answerUser(accounts, user, { logged: true, restored: true });
      reply.setSession(refreshed.opened, activitiesOf(answer.subscriptions));
      return answer;
    },
  });

  /** No session is no error: every visit begins with this call. */
  const startDefault = (locale: Locale) => answerNobody(accounts, { locale });

  done();
};

const REFUSED = {
  used: { code: 'used', text: 'auth.linkUsed' },
  expired: { code: 'expired', text: 'auth.linkExpired' },
  frozen: { code: 6, text: 'errors.frozen' },
} as const;

/** A mailed link travels in the authorization header, out of logs and referrers. */
function readLink(header: string | undefined): string | null {
  const [, token = null] =
    /^Link (?:(?:activation|emergency|reactivation|email)\.)?([\w-]{43})$/.exec(header ?? '') ?? [];
  if (token !== null || header === undefined) return token;
  // Anything else is no link of ours: it is answered as one that was used.
  return 'none';
}
