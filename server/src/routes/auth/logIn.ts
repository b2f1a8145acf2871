import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { hasLeft, isAwaited } from '../../http/isAwaited.ts';
import { logIn } from '../../accounts/logIn.ts';
import { nameBrowser } from '../../accounts/nameBrowser.ts';
import { countLogin } from '../../metrics/countLogin.ts';
import { toLocale } from '../../messages/locale.ts';
import { byAddress, USE_LIMITS } from '../../plugins/useLimits.ts';
import { AuthReply, PasswordHeaders, EmptyBody, LOGIN } from '../../schemas/auth.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { listActivities, answerNobody, answerUser } from './authReply.ts';
import type { AuthRouteOptions } from './authRouteOptions.ts';
import { credentialsOf } from './credentialsOf.ts';

/** A caller with an account may guess other users' passwords no more often than a caller without one. */
const RATE = { max: USE_LIMITS.logIn, keyGenerator: byAddress };

/** POST /auth */
export const logInRoute: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  app.route({
    method: 'POST',
    url: '/auth',
    config: { hashes: true, isBodyless: true, readsAuthorization: true, rateLimit: RATE },
    schema: {
      summary: 'Log in',
      description:
        'Logs in by the address and the password in the Authorization header, and sets the cookies of a session. For a wrong password and for a frozen or closed account, the answer has status false and a code; for an address that was never confirmed, it has logged false and sets no cookies. Limited to 20 calls a minute from one address. After five wrong passwords the next attempts have to wait longer and longer, except from a browser that has logged in before.',
      headers: PasswordHeaders,
      body: EmptyBody,
      response: withErrors({ 200: AuthReply }, 'schema', ...POSTED, 'busy', 'db'),
    },
    handler: async (request, reply) => {
      const locale = toLocale(request.headers['client-locale']);
      const credentials = credentialsOf(request);
      const { device, ip, refreshToken: former, id: requestId } = request;
      const login = logIn(accounts, {
        credentials,
        device,
        ip,
        browser: nameBrowser(request.headers['user-agent']),
        former,
        requestId,
        isAwaited: () => isAwaited(reply),
        hasLeft: () => hasLeft(reply),
      });
      const outcome = await countLogin(app.counts, login);
      switch (outcome.kind) {
        case 'wrong':
          return answerNobody(accounts, { code: LOGIN.wrong, text: 'auth.wrong', locale });
        case 'frozen':
          return answerNobody(accounts, { code: LOGIN.frozen, text: 'errors.frozen', locale });
        case 'deactivated':
          return answerNobody(accounts, { code: 'reactivate', text: 'auth.reactivate', locale });
        case 'unverified':
          return answerUser(accounts, outcome.user, { logged: false });
        case 'in': {
          const { user, opened, welcome } = outcome;
          const answer = await answerUser(accounts, user, { logged: true, welcome });
          reply.setSession(opened, listActivities(answer.subscriptions));
          reply.rememberDevice(user);
          return answer;
        }
        default:
          return outcome satisfies never;
      }
    },
  });
  done();
};
