import Fastify, { type FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { askBriefly } from '../db/askBriefly.ts';
import { isMigrated } from '../db/migrate.ts';
import type { Scrape } from '../metrics/scrape.ts';

export interface OpsDependencies {
  readonly db: Knex;
  /** True while the port of the site takes requests: from when it listens until the server is told to close. */
  readonly isOpen: () => boolean;
  readonly scrape: Scrape;
}

/** Builds what operators ask, for a port of its own that the public does not reach. */
export function buildOps({ db, isOpen, scrape }: OpsDependencies): FastifyInstance {
  const ops = Fastify({ logger: false, forceCloseConnections: true });

  ops.get('/livez', () => ({ live: true }));

  ops.get('/readyz', async (_request, reply) => {
    const hasDatabase = (await askBriefly(isMigrated(db))) === true;
    const isReady = hasDatabase && isOpen();
    // Solves need no database, so a balancer with a choice may go on sending them here.
    return reply.code(isReady ? 200 : 503).send({ db: hasDatabase, solve: isOpen() });
  });

  ops.get('/metrics', async (_request, reply) => reply.type(scrape.contentType).send(await scrape.read()));

  return ops;
}
