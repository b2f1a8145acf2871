import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { connectDatabase } from '../../src/db/connect.ts';
import { createLogger } from '../../src/start/logger.ts';
import { type TestDatabase, createMigratedDatabase } from './database.ts';
import { buildTestApp } from './testApp.ts';

/** The application and the clock of a file's tests of accounts, and the address of the running test. */
export interface AccountStage {
  readonly db: Knex;
  readonly app: FastifyInstance;
  /** An address that no other test uses. */
  readonly email: string;
  /** The time of the application, ms. */
  now: number;
}

/** An object whose fields can be set. */
type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

/** Prepares an application without limits of requests for the tests of the calling block. */
export function setAccountStage(): AccountStage {
  let database: TestDatabase | undefined;
  let count = 0;
  const stage = { now: Date.UTC(2026, 10, 22, 6), email: '' } as Writable<AccountStage>;
  beforeAll(async () => {
    database = await createMigratedDatabase();
    stage.db = connectDatabase(database.target, createLogger('silent'));
    stage.app = await buildTestApp({
      db: stage.db,
      clock: () => stage.now,
      env: { RATE_EXEMPT: '127.0.0.1' },
    });
  });
  beforeEach(() => {
    count += 1;
    stage.email = `person${count}@example.com`;
  });
  afterAll(async () => {
    await stage.app.close();
    await stage.db.destroy();
    await database?.drop();
  });
  return stage;
}
