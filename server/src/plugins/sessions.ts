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
    /** The call is about the content of the authorization header. */
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
     * The key by which the use of a logged-in caller is counted; null for other callers. It comes from the access
     * token, without the database.
     */
    readonly userKey: string | null;
  }
  interface FastifyReply {
    /** Sets the cookies of a session. */
    setSession(opened: OpenedSession, activities: readonly string[]): void;
    /** Lets the browser show at the next login that this user has logged in with it. */
    rememberDevice(user: Pick<UserRow, 'hash'>): void;
    /** Clears the cookies of a session; the cookie of the device stays. */
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

/** For so long after its session was found a request is let in by it, ms. */
const ADMITTED_MS = 100;

/**
 * Knows who calls. The access token is an envelope: who is logged in is read from the session's row at every call of a
 * route that is not for anyone, so that logout, freezing and changed rights count at once.
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
    // A body may take seconds to arrive, and the client may have lost its access since it was checked.
    app.addHook('preHandler', async (request) => {
      const at = foundAt.get(request);
      if (at !== undefined && performance.now() - at > ADMITTED_MS) await admit(request);
    });
  },
  { name: 'sessions' },
);
