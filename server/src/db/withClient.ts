import pg from 'pg';
import { openingLimit, toConnection, type DatabaseTarget } from './connect.ts';

/** Runs a query, with values for `$1`, `$2` and so on; returns rows by column name. */
export type AskWith = <Row extends object = Record<string, unknown>>(
  sql: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>;

/** Opens a connection to a database for one task. */
export async function withClient<T>(
  target: DatabaseTarget,
  work: (ask: AskWith) => Promise<T>,
  limits: Pick<pg.ClientConfig, 'statement_timeout'> = {},
): Promise<T> {
  const client = new pg.Client({
    ...toConnection(target),
    connectionTimeoutMillis: openingLimit(target),
    ...limits,
  });
  // A connection that breaks also fails the query under way; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(
      async <Row extends object>(sql: string, values?: readonly unknown[]) =>
        (await client.query<Row>(sql, values && [...values])).rows,
    );
  } finally {
    await client.end();
  }
}
