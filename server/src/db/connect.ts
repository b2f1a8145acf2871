import knex, { type Knex } from 'knex';
import type { Logger } from 'pino';
import type { EmbeddedAddress } from './embedded.ts';

/** Where the database is: an embedded one's socket, or the address of a real one. */
export type DatabaseTarget = EmbeddedAddress | string;

/** Every answer must fit into 3.5 s, so each step towards the database has a share of its own. */
const LIMITS = {
  connectionTimeoutMillis: 1000,
  statement_timeout: 1500,
  // In the driver too: a server that hangs never fires its own timeout.
  query_timeout: 1800,
  idle_in_transaction_session_timeout: 3000,
};

/**
 * Creates the pool through which repositories reach the database. Nothing connects until the first query.
 *
 * To an embedded database there is one connection: it is one session, and its socket mixes up the statements of several.
 */
export function connectDatabase(target: DatabaseTarget, logger: Logger): Knex {
  return knex({
    client: 'pg',
    connection: { ...toConnection(target), ...LIMITS, keepAlive: true },
    pool: { min: 0, max: typeof target === 'string' ? 10 : 1 },
    acquireConnectionTimeout: 1000,
    // Knex would print to the console.
    log: {
      warn: (message: unknown) => logger.warn({ knex: message }, 'database'),
      error: (message: unknown) => logger.error({ knex: message }, 'database'),
      deprecate: (message: unknown) => logger.warn({ knex: message }, 'database'),
      debug: (message: unknown) => logger.debug({ knex: message }, 'database'),
    },
  });
}

/** Connection settings of the `pg` driver for a target, without limits of time. */
export function toConnection(target: DatabaseTarget) {
  if (typeof target === 'string') return { connectionString: target };
  return { host: target.host, port: target.port, user: 'postgres', database: 'postgres', ssl: false };
}
