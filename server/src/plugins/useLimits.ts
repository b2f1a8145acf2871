import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiFailure } from '../failures/errors.ts';

/** Requests per minute that one client may make, by kind of request. */
export const USE_LIMITS = {
  solve: 30,
  /** The limit of callers with an account. */
  solveOfAccount: 120,
  report: 20,
  /** The document is unpacked on the thread that answers requests. */
  sharedLink: 30,
  publicData: 300,
  /** Each reply is written and compressed for one caller. */
  page: 300,
  notFound: 60,
  logIn: 20,
  /** The limit of callers who are logged in. */
  session: 300,
} as const;

/** Counts calls by address, whoever the caller is. */
export const byAddress = ({ addressKey }: Pick<FastifyRequest, 'addressKey'>) => addressKey;

/**
 * Counts requests, by user for logged-in callers and by address for the others. A route names its limit in
 * `config.rateLimit`; one without a name is not counted.
 */
export const useLimits = plugin(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      timeWindow: 60_000,
      enableDraftSpec: true,
      keyGenerator: (request) => request.userKey ?? byAddress(request),
      allowList: (request) => !request.isCounted,
      errorResponseBuilder: (_request, { ttl }) =>
        new ApiFailure('tooMany', { retryAfter: Math.ceil(ttl / 1000) }),
    });
  },
  { name: 'use-limits', dependencies: ['client-keys'] },
);
