import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountsContext } from '../accounts/accountsContext.ts';
import { ANONYMOUS, type Caller } from '../accounts/caller.ts';
import { isUsable } from '../accounts/openSession.ts';
import { isXsrfTokenOf, readRefreshToken } from '../accounts/sessionTokens.ts';
import { ApiFailure } from '../failures/errors.ts';
import { isOwnOrigin } from '../http/ownOrigin.ts';
import type { cookieNames } from '../http/sessionCookies.ts';
import { findSession, type Scope } from '../repositories/sessions.ts';

/** Issuer and audience of access tokens. */
export const ISSUER = 'eecs';
const XSRF_HEADER = 'x-xsrf-token';

/** The claims of an access token. */
export interface AccessClaims {
  readonly sub: string;
  readonly sid: string;
  readonly epoch: number;
  readonly scope: Scope;
  readonly act: readonly string[];
  readonly exp: number;
}

interface SessionChecksOptions {
  readonly accounts: AccountsContext;
  readonly publicUrl: string | null;
  readonly names: ReturnType<typeof cookieNames>;
}

/** Reads a caller from a request's cookies and the sessions in the database. */
export interface SessionChecks {
  /** Returns the claims of the access token, or null if it is missing, forged or expired. */
  readonly readClaims: (request: FastifyRequest) => AccessClaims | null;
  /**
   * Throws ApiFailure `auth` without a session, `expired` if the session has ended, `frozen` if the account is frozen.
   */
  readonly requireCaller: (request: FastifyRequest) => Promise<Caller>;
  /** Returns the caller, or anonymous if no session is usable. Throws ApiFailure `frozen`. */
  readonly findCaller: (request: FastifyRequest) => Promise<Caller>;
  /** Throws ApiFailure `xsrf` for a call made by a page of another site. */
  readonly checkOrigin: (request: FastifyRequest) => void;
}

/** Creates the checks; `app` has `@fastify/cookie` and `@fastify/jwt`. */
export function createSessionChecks(
  app: FastifyInstance,
  { accounts, publicUrl, names }: SessionChecksOptions,
): SessionChecks {
  const { db, clock, keys } = accounts;

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

  /** Returns the sessions that the cookies name, valid or not: one, unless somebody has added a cookie. */
  const readSessionIds = (request: FastifyRequest): readonly string[] => {
    const refresh = request.cookies[names.refresh];
    const shown = refresh === undefined ? null : readRefreshToken(refresh, keys);
    const claimed = readClaims(request, { ignoreExpiration: true });
    return [shown?.sessionId, claimed?.sid].filter((id) => id !== undefined);
  };

  /**
   * Throws ApiFailure `auth` without a session, `expired` if the session has ended, `frozen` if the account is frozen.
   */
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
   * Throws ApiFailure `xsrf` for a call made by a page of another site. Such a page can send this site's cookies but
   * cannot read them. Without cookies it may make only embeddable calls: otherwise it could log its reader in as
   * somebody else.
   */
  const checkOrigin = (request: FastifyRequest): void => {
    if (request.method !== 'POST') return;
    const { readsAuthorization = false, isEmbeddable = false } = request.routeOptions.config;
    const isOwn = isOwnOrigin(request, publicUrl);
    if (!isOwn && !isEmbeddable) throw new ApiFailure('xsrf');
    // A page of another origin cannot send this header; on calls that do not read it, the browser may have added it by
    // itself.
    if (readsAuthorization && request.headers.authorization !== undefined) return;
    const sessionIds = readSessionIds(request);
    if (sessionIds.length === 0) return;
    const shown = request.headers[XSRF_HEADER];
    const isOurs = typeof shown === 'string' && sessionIds.every((id) => isXsrfTokenOf(shown, id, keys));
    if (!isOurs || !isOwn) throw new ApiFailure('xsrf');
  };

  return { readClaims, requireCaller, findCaller, checkOrigin };
}
