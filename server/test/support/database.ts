import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseTarget } from '../../src/db/connect.ts';
import { startEmbeddedDatabase } from '../../src/db/embedded.ts';

/** An empty database for one test file. */
export interface TestDatabase {
  readonly target: DatabaseTarget;
  drop(): Promise<void>;
}

/** True where this run stands for real PostgreSQL and the machine has none. */
export const isHalfMissing =
  process.env['EECS_TEST_DATABASE'] === 'postgres' && inject('postgresSocketDir') === null;

/** Creates an empty database of the kind this run stands for. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const socketDir = inject('postgresSocketDir');
  return socketDir === null ? createEmbedded() : createInCluster(socketDir);
}

async function createEmbedded(): Promise<TestDatabase> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-test-'));
  const embedded = await startEmbeddedDatabase(dir);
  return {
    target: embedded.address,
    async drop() {
      await embedded.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function createInCluster(socketDir: string): Promise<TestDatabase> {
  const name = `eecs_${randomBytes(6).toString('hex')}_test`;
  await administer(socketDir, `create database ${name}`);
  return {
    target: `postgresql://postgres@/${name}?host=${encodeURIComponent(socketDir)}`,
    drop: () => administer(socketDir, `drop database ${name} with (force)`),
  };
}

async function administer(socketDir: string, sql: string): Promise<void> {
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
