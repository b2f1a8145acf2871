import Fastify, { type FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { askBriefly } from '../db/askBriefly.ts';
import { isMigrated } from '../db/migrate.ts';
import type { Scrape } from '../metrics/scrape.ts';

export interface OpsDependencies {
  readonly db: Knex;
  /** True while the port of the site accepts requests: from when it listens until the server is told to close. */
  readonly isOpen: () => boolean;
  readonly scrape: Scrape;
}

/** Builds the operations endpoints, for a separate port that the public cannot reach. */
export function buildOps({ db, isOpen, scrape }: OpsDependencies): FastifyInstance {
  const ops = Fastify({ logger: false, forceCloseConnections: true });

  ops.get('/livez', () => ({ live: true }));

  ops.get('/readyz', async (_request, reply) => {
    const hasDatabase = (await askBriefly(isMigrated(db))) === true;
    const isReady = hasDatabase && isOpen();
    // Solves need no database, so a load balancer may still send them here.
    return reply.code(isReady ? 200 : 503).send({ db: hasDatabase, solve: isOpen() });
  });

  ops.get('/metrics', async (_request, reply) => reply.type(scrape.contentType).send(await scrape.read()));

  return ops;
}
