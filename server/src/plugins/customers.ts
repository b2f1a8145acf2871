import { Transform, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Knex } from 'knex';
import { isRoot } from '../accounts/caller.ts';
import type { FreeFeatures } from '../gating/freeFeatures.ts';
import { activitiesOf } from '../gating/subscriptionsInForce.ts';
import { askWithin } from '../db/askWithin.ts';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { ApiFailure } from '../errors.ts';
import type { Allowance } from '../solving/solveDesk.ts';
import type { Kind } from '../solving/solver.ts';
import { USE_LIMITS } from './useLimits.ts';

/** For whom a task is solved. */
export interface Customer {
  readonly isLogged: boolean;
  readonly allowance: Allowance;
  /** By which requests are counted. */
  readonly key: string;
  readonly isCounted: boolean;
  /** What the plan lets one do; null for everything. */
  readonly features: ReadonlySet<string> | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call solves structures of this kind. */
    solves?: Kind;
  }
  interface FastifyRequest {
    /** For whom, of a route that `solves`. */
    customer: Customer | null;
  }
}

export interface CustomersOptions {
  readonly db: Knex;
  readonly clock: () => number;
  readonly free: FreeFeatures;
  /** False on a private server: everybody may send what is otherwise for accounts. */
  readonly hasLimits: boolean;
  /** False on a private server: every feature is everybody's. */
  readonly hasGating: boolean;
}

const KIB = 1024;
/** Largest body of a call that solves, bytes. */
export const SOLVE_BODY_LIMIT: Readonly<Record<Allowance, number>> = {
  full: 8 * KIB * KIB,
  anonymous: 256 * KIB,
};

/** A database so slow to say whose plan it is, ms, counts as away: a solve with its queue takes 3 s of the 3.5 s of an answer. */
const PLAN_PATIENCE_MS = 500;

interface Plan {
  readonly isLogged: boolean;
  readonly userId: number | null;
  readonly features: ReadonlySet<string> | null;
}

/** Counts of the calls that solve: by account of whoever has one, else by address. */
export const SOLVE_RATE = {
  max: ({ customer }: FastifyRequest) =>
    customer?.isLogged === true ? USE_LIMITS.solveOfAccount : USE_LIMITS.solve,
  keyGenerator: ({ customer, addressKey }: FastifyRequest) => customer?.key ?? addressKey,
};

/** Finds for whom a solve is, before its body is read: the size of what may be sent depends on it. */
export const customers = plugin<CustomersOptions>(
  (app, { db, clock, free, hasLimits, hasGating }, done) => {
    app.decorateRequest('customer', null);

    app.addHook('onRequest', async (request) => {
      const { solves } = request.routeOptions.config;
      if (solves === undefined) return;
      const { isLogged, userId, features } = await findPlan(request, solves);
      request.customer = {
        isLogged,
        allowance: isLogged || !hasLimits ? 'full' : 'anonymous',
        key: userId === null ? request.addressKey : `user ${userId}`,
        isCounted: request.isCounted,
        features: hasGating ? features : null,
      };
    });

    app.addHook('preParsing', async (request, reply, payload) => {
      const { customer } = request;
      if (customer === null) return payload;
      const limit = SOLVE_BODY_LIMIT[customer.allowance];
      const told = request.headers['content-length'];
      if (told === undefined) return countBytes(payload, limit);
      if (Number(told) <= limit) return payload;
      // What is on its way is not read: the connection cannot be used again.
      reply.header('connection', 'close');
      throw new ApiFailure('tooLarge');
    });

    /** Without cookies no database is asked; with the database away, or slow, what the access token lists counts. */
    const findPlan = async (request: FastifyRequest, branch: Kind) => {
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

    const readPlan = async (request: FastifyRequest, branch: Kind, nobody: Plan): Promise<Plan> => {
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
  { name: 'customers', dependencies: ['client-keys', 'sessions'] },
);

/** Hands on a body of unknown size as long as it is within a limit. */
function countBytes(body: Readable, limit: number): Readable {
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      if (size > limit) next(new ApiFailure('tooLarge'));
      else next(null, chunk);
    },
  });
  body.once('error', (error) => counted.destroy(error));
  return body.pipe(counted);
}
