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
 * To an embedded database there is one connection: it is one session, and its socket mixes up the statements of
 * several.
 */
export function connectDatabase(target: DatabaseTarget, logger: Logger): Knex {
  return knex({
    client: 'pg',
    connection: { ...toConnection(target), ...LIMITS, keepAlive: true },
    pool: { min: 0, max: typeof target === 'string' ? 10 : 1, afterCreate: dropWhenStuck },
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

/**
 * How long a connection for a piece of work may take to open, ms. An embedded database is a thread of this process: it
 * answers as soon as it gets a processor, and a thread that has ended refuses the connection at once.
 */
export function openingLimit(target: DatabaseTarget): number {
  return typeof target === 'string' ? 5000 : 60_000;
}

/** The members of a connection of the driver that are used here; knex does not describe it. */
interface Connection {
  query(statement: unknown, answered: Answered): unknown;
  readonly connection: { readonly stream: { destroy(): void } };
  /** Knex takes a connection that has this out of the pool. */
  __knex__disposed?: unknown;
}

type Answered = (error: Error | null, result?: unknown) => void;

/**
 * Lets a connection on which the driver gave up waiting go, for its next statement would wait behind the one that has
 * no answer: for ever, where nobody is at the other end any more. Later commands of knex to it, such as ROLLBACK,
 * fail at once.
 */
function dropWhenStuck(connection: Connection, done: (error: null, connection: Connection) => void): void {
  const query = connection.query.bind(connection);
  connection.query = (statement, answered) => {
    // Knex also asks by promise, while it makes the connection.
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

/** Connection settings of the `pg` driver for a target, without limits of time. */
export function toConnection(target: DatabaseTarget) {
  if (typeof target === 'string') return { connectionString: target };
  return { host: target.host, port: target.port, user: 'postgres', database: 'postgres', ssl: false };
}
