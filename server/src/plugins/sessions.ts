import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { AccountsContext } from '../accounts/accountsContext.ts';
import type { Access, Caller } from '../accounts/caller.ts';
import type { OpenedSession } from '../accounts/openSession.ts';
import { ApiFailure } from '../failures/errors.ts';
import { cookieNames } from '../http/sessionCookies.ts';
import type { UserRow } from '../repositories/users.ts';
import { createSessionChecks } from './sessionChecks.ts';
import { decorateReplies } from './sessionReplies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers that the route allows. @default 'anyone' */
    access?: Access;
    /** The call takes its content from the authorization header. */
    readsAuthorization?: boolean;
  }
  interface FastifyRequest {
    /** The caller: known on a route that requires one, and after `readCaller`. */
    caller: Caller;
    /**
     * Finds the caller of a route that is open to anyone, and stores it as `caller`; without a usable session the
     * caller is anonymous. Rejects with ApiFailure `frozen`.
     */
    readCaller(): Promise<Caller>;
    /**
     * Returns the features in the access token, for use while the database is unavailable; they are at most ten minutes
     * old.
     */
    readActivities(): readonly string[];
    /** The refresh token as received. */
    readonly refreshToken: string | undefined;
    /** The cookie of a browser in which a user has logged in before. */
    readonly device: string | undefined;
    /**
     * The key under which requests of a logged-in caller are counted; null for other callers. It comes from the access
     * token, without the database.
     */
    readonly userKey: string | null;
  }
  interface FastifyReply {
    /** Sets the cookies of a session. */
    setSession(opened: OpenedSession, activities: readonly string[]): void;
    /** Sets a cookie that shows at the next login that this user has logged in with this browser before. */
    rememberDevice(user: Pick<UserRow, 'hash'>): void;
    /** Clears the cookies of a session; the device cookie stays. */
    clearSession(): void;
  }
}

export interface SessionsOptions {
  readonly accounts: AccountsContext;
  /** Public base address without a slash at the end; null means the address the server listens on. */
  readonly publicUrl: string | null;
  /** Whether people reach the server by https. */
  readonly isHttps: boolean;
}

/** How long a request is admitted after its session was checked, ms. */
const ADMITTED_MS = 100;

/**
 * Identifies callers. The access token is only an envelope: on every call of a route that requires a caller, the
 * session's row is read, so that logout, freezing and changed rights take effect at once.
 */
export const sessions = plugin<SessionsOptions>(
  async (app, { accounts, publicUrl, isHttps }) => {
    const names = cookieNames(isHttps);
    await app.register(cookie);
    await app.register(jwt, {
      secret: accounts.keys.jwt,
      sign: { algorithm: 'HS256' },
      verify: { algorithms: ['HS256'] },
    });

    const { readClaims, requireCaller, findCaller, checkOrigin } = createSessionChecks(app, {
      accounts,
      publicUrl,
      names,
    });

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

    decorateReplies(app, { accounts, names, isHttps });

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
    // A body may take seconds to arrive, and the caller may have lost access since the check.
    app.addHook('preHandler', async (request) => {
      const at = foundAt.get(request);
      if (at !== undefined && performance.now() - at > ADMITTED_MS) await admit(request);
    });
  },
  { name: 'sessions' },
);
