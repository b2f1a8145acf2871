import knex, { type Knex } from 'knex';
import type { Logger } from 'pino';
import type { EmbeddedAddress } from './embedded.ts';

/** The address of the database: the socket of the embedded one, or the URL of a PostgreSQL server. */
export type DatabaseTarget = EmbeddedAddress | string;

/** Every answer must fit into 3.5 s, so each step towards the database has its own time limit. */
const LIMITS = {
  connectionTimeoutMillis: 1000,
  statement_timeout: 1500,
  // The timeout is set in the driver too, because a server that hangs never enforces its own.
  query_timeout: 1800,
  idle_in_transaction_session_timeout: 3000,
};

/**
 * Creates the pool through which repositories access the database. No connection opens before the first query. An
 * embedded database has one connection: it is a single session, and its socket mixes up statements of several.
 */
export function connectDatabase(target: DatabaseTarget, logger: Logger): Knex {
  return knex({
    client: 'pg',
    connection: { ...toConnection(target), ...LIMITS, keepAlive: true },
    pool: { min: 0, max: typeof target === 'string' ? 10 : 1, afterCreate: dropWhenStuck },
    acquireConnectionTimeout: 1000,
    // By default Knex prints to the console.
    log: {
      warn: (message: unknown) => logger.warn({ knex: message }, 'database'),
      error: (message: unknown) => logger.error({ knex: message }, 'database'),
      deprecate: (message: unknown) => logger.warn({ knex: message }, 'database'),
      debug: (message: unknown) => logger.debug({ knex: message }, 'database'),
    },
  });
}

/**
 * Returns the time limit for opening a connection for a task, ms. The embedded database is a thread of this process: it
 * answers as soon as it gets a processor, and a dead thread refuses the connection at once.
 */
export function openingLimit(target: DatabaseTarget): number {
  return typeof target === 'string' ? 5000 : 60_000;
}

/** The members of a driver connection that are used here; knex does not declare them. */
interface Connection {
  query(statement: unknown, answered: Answered): unknown;
  readonly connection: { readonly stream: { destroy(): void } };
  /** Knex removes a connection with this flag from the pool. */
  __knex__disposed?: unknown;
}

type Answered = (error: Error | null, result?: unknown) => void;

/**
 * Discards a connection after the driver gave up waiting: its next statement would wait behind the unanswered one,
 * forever if the other end is gone. Later commands of knex on it, such as ROLLBACK, fail at once.
 */
function dropWhenStuck(connection: Connection, done: (error: null, connection: Connection) => void): void {
  const query = connection.query.bind(connection);
  connection.query = (statement, answered) => {
    // Knex calls it without a callback when it creates the connection.
    if (typeof answered !== 'function') return query(statement, answered);
    return query(statement, (error, result) => {
      if (error?.message === 'Query read timeout') {
        connection.__knex__disposed = error;
        connection.connection.stream.destroy();
      }
      answered(error, result);
    });
  };
  done(null, connection);
}

/** Returns the connection settings of the `pg` driver for a target, without time limits. */
export function toConnection(target: DatabaseTarget) {
  if (typeof target === 'string') return { connectionString: target };
  return { host: target.host, port: target.port, user: 'postgres', database: 'postgres', ssl: false };
}
