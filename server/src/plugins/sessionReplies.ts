import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AccountsContext } from '../accounts/accountsContext.ts';
import { rememberDevice } from '../accounts/device.ts';
import type { OpenedSession } from '../accounts/openSession.ts';
import { SESSION_TIMES } from '../accounts/sessionRules.ts';
import { createXsrfToken } from '../accounts/sessionTokens.ts';
import { cookieFlags, type cookieNames } from '../http/sessionCookies.ts';
import type { UserRow } from '../repositories/users.ts';
import { DAY_MS } from '../words/dayMs.ts';
import { ISSUER } from './sessionChecks.ts';

/** How long a browser is remembered, ms. */
const DEVICE_LIFE_MS = 365 * DAY_MS;

interface SessionRepliesOptions {
  readonly accounts: AccountsContext;
  readonly names: ReturnType<typeof cookieNames>;
  readonly isHttps: boolean;
}

/**
 * Adds the methods `setSession`, `rememberDevice` and `clearSession` to replies, which set and clear the cookies of a
 * session.
 */
export function decorateReplies(
  app: FastifyInstance,
  { accounts: { clock, keys }, names, isHttps }: SessionRepliesOptions,
): void {
  app.decorateReply(
    'setSession',
    function (this: FastifyReply, opened: OpenedSession, act: readonly string[]) {
      const { sessionId: sid, userId, epoch, scope, refreshToken } = opened;
      const issued = Math.floor(clock() / 1000);
      const exp = issued + SESSION_TIMES.access / 1000;
      const claims = {
        iss: ISSUER,
        aud: ISSUER,
        sub: String(userId),
        sid,
        epoch,
        scope,
        act,
        iat: issued,
        exp,
      };
      const { access, idle } = SESSION_TIMES;
      this.setCookie(
        names.access,
        app.jwt.sign(claims),
        cookieFlags(isHttps, { sameSite: 'lax', maxAgeMs: access }),
      );
      this.setCookie(
        names.refresh,
        refreshToken,
        cookieFlags(isHttps, { sameSite: 'strict', maxAgeMs: idle }),
      );
      this.setCookie(
        names.xsrf,
        createXsrfToken(sid, keys),
        cookieFlags(isHttps, { sameSite: 'strict', isReadable: true, maxAgeMs: idle }),
      );
    },
  );
  app.decorateReply('rememberDevice', function (this: FastifyReply, user: Pick<UserRow, 'hash'>) {
    const value = rememberDevice(this.request.device, user, keys.device);
    this.setCookie(
      names.device,
      value,
      cookieFlags(isHttps, { sameSite: 'strict', maxAgeMs: DEVICE_LIFE_MS }),
    );
  });
  app.decorateReply('clearSession', function (this: FastifyReply) {
    const flags = { path: '/', secure: isHttps };
    for (const name of [names.access, names.refresh, names.xsrf]) this.clearCookie(name, flags);
  });
}
