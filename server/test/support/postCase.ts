import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { WorkerPoolOptions } from '../../src/solving/workerPool.ts';

const { EECS_SERVER_BUNDLE } = process.env;

/**
 * On a busy machine a thread that has not solved anything yet may need longer than the time limit of a caller. With a
 * bundled server a thread loads the solver in a third of the time that the sources take.
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
