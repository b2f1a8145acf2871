import type { FastifyInstance } from 'fastify';

/** On a busy machine a thread that has solved nothing yet may need longer than a caller is given. */
export const PATIENT = { threads: 1, budgetMs: 30_000, waitMs: 30_000 };

/** Sends a body to POST /case/msb of an application in this process. */
export function postCase(app: FastifyInstance, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/case/msb', payload, headers });
}
