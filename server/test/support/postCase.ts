import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { WorkerPoolOptions } from '../../src/solving/workerPool.ts';

const { EECS_SERVER_BUNDLE } = process.env;

/**
 * On a busy machine a thread that has solved nothing yet may need longer than a caller is given. Where the server was
 * bundled a thread loads the solver in a third of the time that its sources take.
 */
export const PATIENT: WorkerPoolOptions = {
  threads: 1,
  budgetMs: 30_000,
  waitMs: 30_000,
  ...(EECS_SERVER_BUNDLE && { worker: pathToFileURL(path.join(EECS_SERVER_BUNDLE, 'worker.mjs')) }),
};

/** Sends a body to POST /case/msb of an application in this process. */
export function postCase(app: FastifyInstance, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/case/msb', payload, headers });
}
