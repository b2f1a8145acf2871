import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { WorkerPoolOptions } from '../../src/solving/workerPool.ts';

const { EECS_SERVER_BUNDLE } = process.env;

/**
 * The time limits of pools and calls in tests, ms: longer than any test, because on a busy machine a thread that has not
 * solved anything yet may need longer than the time limit of a caller. Only the limit of the test itself ends a wait;
 * tests that need a timeout set their own limits.
 */
export const PATIENT_MS = 600_000;

/** With a bundled server a thread loads the solver in a third of the time that the sources take. */
export const PATIENT: WorkerPoolOptions = {
  threads: 1,
  budgetMs: PATIENT_MS,
  waitMs: PATIENT_MS,
  ...(EECS_SERVER_BUNDLE && { worker: pathToFileURL(path.join(EECS_SERVER_BUNDLE, 'worker.mjs')) }),
};

/** Sends a body to POST /case/msb of an application in this process. */
export function postCase(app: FastifyInstance, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/case/msb', payload, headers });
}
