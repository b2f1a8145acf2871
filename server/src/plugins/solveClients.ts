import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Knex } from 'knex';
import { isRoot } from '../accounts/caller.ts';
import type { FreeFeatures } from '../gating/freeFeatures.ts';
import { activitiesOf } from '../gating/subscriptionsInForce.ts';
import { askWithin } from '../db/askWithin.ts';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { ApiFailure } from '../failures/errors.ts';
import type { Allowance, Client } from '../solving/solveDesk.ts';
import type { StructureKind } from '../kinds/structures.ts';
import { countBytes } from './countBytes.ts';
import { USE_LIMITS } from './useLimits.ts';

/** A client as the rate limits see it. */
interface SolveClient extends Client {
  readonly isLogged: boolean;
  /** Key under which requests are counted, whether or not the rate limits apply to them. */
  readonly rateKey: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call solves structures of this kind. */
    solves?: StructureKind;
    /** Bytes that everybody may send to this call, if more than to other calls that solve. */
    mayAlwaysSend?: number;
  }
  interface FastifyRequest {
    /** The client of a route that `solves`. */
    solveClient: SolveClient | null;
  }
}

export interface SolveClientsOptions {
  readonly db: Knex;
  readonly clock: () => number;
  readonly free: FreeFeatures;
  /** False on a private server, where everybody may send bodies of the size that otherwise needs an account. */
  readonly hasLimits: boolean;
  /** False on a private server, where everybody has every feature. */
  readonly hasGating: boolean;
}

const KIB = 1024;
/** Largest body of a call that solves, bytes. */
export const SOLVE_BODY_LIMIT: Readonly<Record<Allowance, number>> = {
  full: 8 * KIB * KIB,
  anonymous: 256 * KIB,
};

/**
 * How long the database may take to return a plan before it counts as unavailable, ms: a solve with its queue takes 3 s
 * of the 3.5 s of an answer.
 */
const PLAN_PATIENCE_MS = 500;

interface Plan {
  readonly isLogged: boolean;
  readonly userId: number | null;
  readonly features: ReadonlySet<string> | null;
}

/** Rate limit of the calls that solve: by account if the caller has one, otherwise by address. */
export const SOLVE_RATE = {
  max: ({ solveClient }: FastifyRequest) =>
    solveClient?.isLogged === true ? USE_LIMITS.solveOfAccount : USE_LIMITS.solve,
  keyGenerator: ({ solveClient, addressKey }: FastifyRequest) => solveClient?.rateKey ?? addressKey,
};

/** Rate limit of the call that writes reports, counted in the same way. */
export const REPORT_RATE = { ...SOLVE_RATE, max: USE_LIMITS.report };

/** Finds the client of a solve before its body is read, because the permitted size depends on the client. */
export const solveClients = plugin<SolveClientsOptions>(
  (app, { db, clock, free, hasLimits, hasGating }, done) => {
    app.decorateRequest('solveClient', null);

    app.addHook('onRequest', async (request) => {
      const { solves } = request.routeOptions.config;
      if (solves === undefined) return;
      const { isLogged, userId, features } = await findPlan(request, solves);
      const rateKey = userId === null ? request.addressKey : `user ${userId}`;
      request.solveClient = {
        isLogged,
        allowance: isLogged || !hasLimits ? 'full' : 'anonymous',
        rateKey,
        userId,
        key: request.isCounted ? rateKey : null,
        features: hasGating ? features : null,
      };
    });

    app.addHook('preParsing', (request, reply, payload, next) => {
      const { solveClient } = request;
      if (solveClient === null) {
        next(null, payload);
        return;
      }
      const { mayAlwaysSend = 0 } = request.routeOptions.config;
      const limit = Math.max(SOLVE_BODY_LIMIT[solveClient.allowance], mayAlwaysSend);
      const declared = request.headers['content-length'];
      if (declared === undefined) next(null, countBytes(payload, limit));
      else if (Number(declared) <= limit) next(null, payload);
      else {
        // The rest of the request is not read, so the connection cannot be reused.
        reply.header('connection', 'close');
        next(new ApiFailure('tooLarge'));
      }
    });

    /**
     * Without cookies the database is not queried; if the database is unavailable or slow, the claims of the access
     * token count.
     */
    const findPlan = async (request: FastifyRequest, branch: StructureKind) => {
      const nobody = { isLogged: false, userId: null, features: free.of(branch) };
      try {
        return await askWithin(readPlan(request, branch, nobody), PLAN_PATIENCE_MS);
      } catch (error) {
        const isAway = isDatabaseAway(error) || (error instanceof ApiFailure && error.key === 'db');
        if (!isAway) throw error;
        const listed = request.readActivities();
        return listed.length === 0 ? nobody : { isLogged: true, userId: null, features: new Set(listed) };
      }
    };

    const readPlan = async (request: FastifyRequest, branch: StructureKind, nobody: Plan): Promise<Plan> => {
      const caller = await request.readCaller();
      if (caller.kind === 'anonymous') return nobody;
      const { userId } = caller;
      const features = isRoot(caller)
        ? null
        : new Set(await activitiesOf(db, { userId, branch, at: clock() }));
      return { isLogged: true, userId, features };
    };
    done();
  },
  { name: 'solve-clients', dependencies: ['client-keys', 'sessions'] },
);

/** Returns the client of a request, which was found before its body was read. */
export function clientOf({ solveClient }: Pick<FastifyRequest, 'solveClient'>): Client {
  if (solveClient === null) throw new Error('`clientOf` needs a route with `solves` in its config');
  return solveClient;
}
