import Fastify, { type FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { isMigrated } from '../db/migrate.ts';

export interface OpsDependencies {
  readonly db: Knex;
  /** True once the server has begun to close. */
  readonly isClosing: () => boolean;
}

const DATABASE_PATIENCE_MS = 500;

/** Builds what operators ask, for a port of its own that the public does not reach. */
export function buildOps({ db, isClosing }: OpsDependencies): FastifyInstance {
  const ops = Fastify({ logger: false, forceCloseConnections: true });

  ops.get('/livez', () => ({ live: true }));

  ops.get('/readyz', async (_request, reply) => {
    const hasDatabase = await isAnsweredWithin(isMigrated(db), DATABASE_PATIENCE_MS);
    const isReady = hasDatabase && !isClosing();
    // Solves need no database, so a balancer with a choice may go on sending them here.
    return reply.code(isReady ? 200 : 503).send({ db: hasDatabase, solve: !isClosing() });
  });

  return ops;
}

async function isAnsweredWithin(question: Promise<boolean>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([question, patience]);
  } catch {
    // Whatever the reason, the database did not answer; the pool has logged nothing a person could use here.
    return false;
  } finally {
    clearTimeout(timer);
  }
}
