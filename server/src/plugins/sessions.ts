import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { AccountsContext } from '../accounts/accountsContext.ts';
import { ANONYMOUS, type Access, type Caller } from '../accounts/caller.ts';
import { rememberDevice } from '../accounts/device.ts';
import { isUsable, type OpenedSession } from '../accounts/openSession.ts';
import { SESSION_TIMES } from '../accounts/sessionRules.ts';
import { createXsrfToken, isXsrfTokenOf, readRefreshToken } from '../accounts/sessionTokens.ts';
import { ApiFailure } from '../failures/errors.ts';
import { isOwnOrigin } from '../http/ownOrigin.ts';
import { cookieFlags, cookieNames } from '../http/sessionCookies.ts';
import { findSession, type Scope } from '../repositories/sessions.ts';
import type { UserRow } from '../repositories/users.ts';
import { DAY_MS } from '../words/dayMs.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers that the route allows. @default 'anyone' */
    access?: Access;
    /** The call is about what the authorization header says. */
    readsAuthorization?: boolean;
  }
  interface FastifyRequest {
    /** The caller: known on a route that is not for anyone, and once `readCaller` has found it. */
    caller: Caller;
    /**
     * Finds who calls a route that is for anyone, and notes it as `caller`: whoever has no session that counts is
     * anonymous. Rejects with ApiFailure `frozen`.
     */
    readCaller(): Promise<Caller>;
    /**
     * The features in the access token, for the time when the database is away: those of ten minutes ago at most.
     */
    readActivities(): readonly string[];
    /** The refresh token as it came. */
    readonly refreshToken: string | undefined;
    /** The cookie of a browser that has logged in before. */
    readonly device: string | undefined;
    /**
     * By which the use of whoever is logged in is counted; null of nobody. The access
     * token says so, and no database is asked.
     */
    readonly userKey: string | null;
  }
  interface FastifyReply {
    /** Sets the cookies of a session. */
    setSession(opened: OpenedSession, activities: readonly string[]): void;
    /** Lets the browser show at the next login that this user has logged in with it. */
    rememberDevice(user: Pick<UserRow, 'hash'>): void;
    /** Takes the cookies of a session back; the one of the device stays. */
    clearSession(): void;
  }
}

export interface SessionsOptions {
  readonly accounts: AccountsContext;
  /** Public base address without a slash at the end; null is the address listened on. */
  readonly publicUrl: string | null;
  /** True when people reach the server by https. */
  readonly isHttps: boolean;
}

interface AccessClaims {
  readonly sub: string;
  readonly sid: string;
  readonly epoch: number;
  readonly scope: Scope;
  readonly act: readonly string[];
  readonly exp: number;
}

const ISSUER = 'eecs';
/** A browser is remembered for so long, ms. */
const DEVICE_LIFE_MS = 365 * DAY_MS;
/** For so long after its session was found a request is let in by it, ms. */
const ADMITTED_MS = 100;
const XSRF_HEADER = 'x-xsrf-token';

/**
 * Knows who calls. The access token is an envelope: who is logged in is read from the session's row at every call of a
 * route that is not for anyone, so that logout, freezing and changed rights count at once.
 */
export const sessions = plugin<SessionsOptions>(
  async (app, { accounts, publicUrl, isHttps }) => {
    const { db, clock, keys } = accounts;
    const names = cookieNames(isHttps);
    await app.register(cookie);
    await app.register(jwt, {
      secret: keys.jwt,
      sign: { algorithm: 'HS256' },
      verify: { algorithms: ['HS256'] },
    });

    const readClaims = (
      { cookies }: FastifyRequest,
      { ignoreExpiration = false } = {},
    ): AccessClaims | null => {
      const token = cookies[names.access];
      if (token === undefined) return null;
      try {
        return app.jwt.verify<AccessClaims>(token, {
          allowedIss: ISSUER,
          allowedAud: ISSUER,
          requiredClaims: ['iss', 'aud', 'exp', 'sid', 'epoch'],
          clockTimestamp: clock(),
          ignoreExpiration,
        });
      } catch {
        return null;
      }
    };

    /** The sessions the cookies speak of, whether or not they count: one, unless somebody put a cookie among them. */
    const readSessionIds = (request: FastifyRequest): readonly string[] => {
      const refresh = request.cookies[names.refresh];
      const shown = refresh === undefined ? null : readRefreshToken(refresh, keys);
      const claimed = readClaims(request, { ignoreExpiration: true });
      return [shown?.sessionId, claimed?.sid].filter((id) => id !== undefined);
    };

    /** Throws ApiFailure `auth` without a session, `expired` with one that is over, `frozen` where the account is. */
    const requireCaller = async (request: FastifyRequest): Promise<Caller> => {
      const claims = readClaims(request);
      if (claims === null) throw new ApiFailure(readSessionIds(request).length === 0 ? 'auth' : 'expired');
      const session = await findSession(db, claims.sid);
      if (session === null) throw new ApiFailure('expired');
      if (session.isFrozen || session.isDeactivated) throw new ApiFailure('frozen');
      if (!isUsable(session, clock()) || session.epoch !== claims.epoch) throw new ApiFailure('expired');
      const { id: sessionId, userId, scope, rights, authenticatedAt } = session;
      return { kind: 'user', userId, sessionId, scope, rights, authenticatedAt };
    };

    const findCaller = async (request: FastifyRequest): Promise<Caller> => {
      if (readClaims(request) === null) return ANONYMOUS;
      try {
        return await requireCaller(request);
      } catch (error) {
        if (error instanceof ApiFailure && error.key === 'expired') return ANONYMOUS;
        throw error;
      }
    };

    /**
     * A page of somebody else can send our cookies, but not read them. Nor may it make calls without any that are not
     * for
     * such pages: it would log its reader in as somebody else.
     */
    const checkOrigin = (request: FastifyRequest): void => {
      if (request.method !== 'POST') return;
      const { readsAuthorization = false, isEmbeddable = false } = request.routeOptions.config;
      const isOwn = isOwnOrigin(request, publicUrl);
      if (!isOwn && !isEmbeddable) throw new ApiFailure('xsrf');
      // A page of somebody else cannot send this header; where it is not read, a browser may have added it by itself.
      if (readsAuthorization && request.headers.authorization !== undefined) return;
      const sessionIds = readSessionIds(request);
      if (sessionIds.length === 0) return;
      const shown = request.headers[XSRF_HEADER];
      const isOurs = typeof shown === 'string' && sessionIds.every((id) => isXsrfTokenOf(shown, id, keys));
      if (!isOurs || !isOwn) throw new ApiFailure('xsrf');
    };

    app.decorateRequest('caller');
    app.decorateRequest('refreshToken', {
      getter(this: FastifyRequest) {
        return this.cookies[names.refresh];
      },
    });
    app.decorateRequest('device', {
      getter(this: FastifyRequest) {
        return this.cookies[names.device];
      },
    });
    app.decorateRequest('userKey', {
      getter(this: FastifyRequest) {
        const claims = readClaims(this);
        return claims === null ? null : `user ${claims.sub}`;
      },
    });
    app.decorateRequest('readActivities', function (this: FastifyRequest) {
      return readClaims(this)?.act ?? [];
    });
    app.decorateRequest('readCaller', async function (this: FastifyRequest) {
      this.caller = await findCaller(this);
      return this.caller;
    });

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

    const foundAt = new WeakMap<FastifyRequest, number>();
    const admit = async (request: FastifyRequest): Promise<void> => {
      const { access = 'anyone' } = request.routeOptions.config;
      if (access === 'anyone') return;
      const caller = await requireCaller(request);
      request.caller = caller;
      foundAt.set(request, performance.now());
      const isEmergency = caller.kind === 'user' && caller.scope === 'emergency';
      if (isEmergency && access !== 'emergency') throw new ApiFailure('restricted');
    };
    app.addHook('onRequest', async (request) => {
      if (request.is404) return;
      checkOrigin(request);
      await admit(request);
    });
    // A body may take seconds to come, and whoever was let in before it may have been shut out since.
    app.addHook('preHandler', async (request) => {
      const at = foundAt.get(request);
      if (at !== undefined && performance.now() - at > ADMITTED_MS) await admit(request);
    });
  },
  { name: 'sessions' },
);
