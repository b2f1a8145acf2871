import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { isAwaited } from '../../http/isAwaited.ts';
import { nameBrowser } from '../../accounts/nameBrowser.ts';
import { refreshSession } from '../../accounts/openSession.ts';
import { useLink } from '../../accounts/useLink.ts';
import { toLocale, type Locale } from '../../messages/locale.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { AuthReply, LinkHeaders, EmptyBody, LOGIN } from '../../schemas/auth.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { listActivities, answerNobody, answerUser } from './authReply.ts';
import type { AuthRouteOptions } from './authRouteOptions.ts';

/** POST /auth/restore */
export const restoreRoute: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  app.route({
    method: 'POST',
    url: '/auth/restore',
    config: {
      isBodyless: true,
      readsAuthorization: true,
      readsSession: true,
      rateLimit: { max: USE_LIMITS.session },
    },
    schema: {
      summary: 'Restore the session of the cookies, or open one by a mailed link',
      description:
        'With valid cookies the call renews the session and its cookies; otherwise the answer has status false, which is not a failure, because every visit begins with this call. With Authorization: Link and the token of a mail, the call uses up that link and opens a session; for a link that was used, replaced or is older than 30 days, the answer has status false and a code.',
      headers: LinkHeaders,
      body: EmptyBody,
      response: withErrors({ 200: AuthReply }, 'schema', ...POSTED, 'db'),
    },
    handler: async (request, reply) => {
      const locale = toLocale(request.headers['client-locale']);
      const { refreshToken, ip, id: requestId } = request;
      const link = readLink(request.headers.authorization);
      if (link !== null) {
        const outcome = await useLink(accounts, {
          token: link,
          former: refreshToken,
          requestId,
          ip,
          browser: nameBrowser(request.headers['user-agent']),
          isAwaited: () => isAwaited(reply),
          read: (db, user) => answerUser({ ...accounts, db }, user, { logged: true }),
        });
        if (outcome.kind !== 'in') return answerNobody(accounts, { ...REFUSED[outcome.kind], locale });
        reply.setSession(outcome.opened, listActivities(outcome.answer.subscriptions));
        reply.rememberDevice(outcome.user);
        return { ...outcome.answer, code: outcome.purpose };
      }
      const refreshed = await refreshSession(accounts, {
        token: refreshToken,
        requestId,
        isAwaited: () => isAwaited(reply),
        read: (db, user) => answerUser({ ...accounts, db }, user, { logged: true, restored: true }),
      });
      if (refreshed.kind === 'live') {
        reply.setSession(refreshed.opened, listActivities(refreshed.answer.subscriptions));
        return refreshed.answer;
      }
      if (refreshed.kind === 'reused') app.counts.sessionReuses.inc();
      reply.clearSession();
      return startDefault(locale);
    },
  });

  /** Having no session is not an error, because every visit begins with this call. */
  const startDefault = (locale: Locale) => answerNobody(accounts, { locale });

  done();
};

const REFUSED = {
  used: { code: 'used', text: 'auth.linkUsed' },
  expired: { code: 'expired', text: 'auth.linkExpired' },
  frozen: { code: LOGIN.frozen, text: 'errors.frozen' },
} as const;

/**
 * A mailed link is sent in the authorization header, so it does not reach logs and referrers. The word before its
 * token tells people its purpose; the purpose itself is stored with the token.
 */
function readLink(header: string | undefined): string | null {
  const token = /^Link (?:\w+\.)?([\w-]{43})$/.exec(header ?? '')?.[1];
  if (token !== undefined) return token;
  if (header === undefined) return null;
  // Any other text is not a link of this server: it is answered like a used one.
  return 'none';
}
