import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { buildApp, type AppDependencies } from '../../src/app.ts';
import { createPasswordHasher } from '../../src/accounts/passwordHash.ts';
import { readConfig, type Environment } from '../../src/start/config.ts';
import { connectDatabase } from '../../src/db/connect.ts';
import { createLogger } from '../../src/start/logger.ts';
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
    clock: Date.now,
    secrets: { session: 'a secret that only tests know, of 32 and more' },
    // As quick as the algorithm allows: what a hash costs is not what these tests are about.
    hasher: createPasswordHasher({ cost: { memoryKiB: 64, passes: 1 } }),
    ...given,
  });
  app.addHook('onSend', checkAgainstSchema);
  return app;
}

/** A pool whose database does not exist, as when it is down. */
export function connectNowhere(): Knex {
  return connectDatabase('postgresql://nobody@127.0.0.1:1/nothing', createLogger('silent'));
}

const NO_SOLVER: Solver = {
  solve: () => Promise.reject(new Error('this test has no solver')),
  close: () => Promise.resolve(),
};

/** An answer that breaks its promise becomes a 599, which no test expects. */
function checkAgainstSchema(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  next: (error: null, payload: unknown) => void,
): void {
  const breach = typeof payload === 'string' ? findBreach(request, reply, payload) : null;
  if (breach === null) {
    next(null, payload);
  } else {
    reply.code(599);
    next(null, JSON.stringify({ breach }));
  }
}

function findBreach(request: FastifyRequest, reply: FastifyReply, payload: string): string | null {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  const { schema } = request.routeOptions;
  if (!isJson || schema?.response === undefined) return null;
  const promised = (schema.response as Record<number, object | undefined>)[reply.statusCode];
  if (promised === undefined) return `${reply.statusCode} is not among the answers of ${request.url}`;
  const isValid = request.compileValidationSchema(promised);
  return isValid(JSON.parse(payload)) ? null : JSON.stringify(isValid.errors?.slice(0, 3));
}
