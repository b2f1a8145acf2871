import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { buildApp, type AppDependencies } from '../../src/app.ts';
import { readConfig, type Environment } from '../../src/config.ts';
import { connectDatabase } from '../../src/db/connect.ts';
import { createLogger } from '../../src/logger.ts';
import type { Solver } from '../../src/solving/solver.ts';

export interface TestAppOptions extends Partial<Omit<AppDependencies, 'config'>> {
  readonly env?: Environment;
}

/**
 * Builds the application for a test: no database and no solver unless given, and every JSON answer is checked against
 * the schema its route promises.
 */
export async function buildTestApp({ env = {}, ...given }: TestAppOptions = {}): Promise<FastifyInstance> {
  let count = 0;
  const app = await buildApp({
    config: readConfig({ SITE_DIR: '/nonexistent', ...env }),
    db: connectNowhere(),
    solver: NO_SOLVER,
    logger: createLogger('silent'),
    publicUrl: 'https://example.org',
    createRandomId: () => `random-${(count += 1)}`,
    ...given,
  });
  app.addHook('onSend', checkAgainstSchema);
  return app;
}

/** A pool whose database does not exist, as when it is down. */
export function connectNowhere(): Knex {
  return connectDatabase('postgresql://nobody@127.0.0.1:1/nothing');
}

const NO_SOLVER: Solver = {
  solve: () => Promise.reject(new Error('this test has no solver')),
  close: async () => undefined,
};

async function checkAgainstSchema(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  const { schema } = request.routeOptions;
  if (typeof payload !== 'string' || !isJson || schema?.response === undefined) return payload;
  const promised = (schema.response as Record<number, object | undefined>)[reply.statusCode];
  if (promised === undefined)
    throw new Error(`${request.url} answered ${reply.statusCode}, which it does not promise`);
  const isValid = request.compileValidationSchema(promised);
  if (!isValid(JSON.parse(payload))) {
    throw new Error(`${request.url} ${reply.statusCode}: ${JSON.stringify(isValid.errors?.slice(0, 3))}`);
  }
  return payload;
}
