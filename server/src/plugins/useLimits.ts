import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { createAddressTest, toClientKey } from '../http/clientAddress.ts';
import { ApiFailure } from '../errors.ts';

export interface UseLimitsOptions {
  readonly rateExempt: readonly string[];
}

/** Requests a minute that one client may make, by what it asks for. */
export const USE_LIMITS = {
  solve: 30,
  /** Of whoever has an account. */
  solveOfAccount: 120,
  publicData: 300,
  notFound: 60,
  logIn: 20,
  /** Of whoever is logged in. */
  session: 300,
} as const;

/** What is counted by address whoever sends it. */
export const byAddress = ({ ip }: Pick<FastifyRequest, 'ip'>) => toClientKey(ip);

/** Counts requests, by user of whoever is logged in and by address of the others. A route names its limit in `config.rateLimit`; one without a name is not counted. */
export const useLimits = plugin<UseLimitsOptions>(
  async (app, { rateExempt }) => {
    const isExempt = createAddressTest(rateExempt);
    await app.register(rateLimit, {
      global: false,
      timeWindow: 60_000,
      enableDraftSpec: true,
      keyGenerator: (request) => request.userKey ?? byAddress(request),
      allowList: (request) => isExempt(request.ip),
      errorResponseBuilder: (_request, { ttl }) =>
        new ApiFailure('tooMany', { retryAfter: Math.ceil(ttl / 1000) }),
    });
  },
  { name: 'use-limits' },
);
