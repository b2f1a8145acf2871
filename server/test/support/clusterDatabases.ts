import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { fillTemplate } from './templates.ts';

/** A migrated and seeded database of the temporary cluster; nobody connects to it, so that it can be copied. */
const MIGRATED = 'eecs_migrated';

export interface ClusterDatabase {
  /** Its address; its host is `socketDir`. */
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates the database from which migrated ones are copied; called once, before any of them. */
export async function makeMigratedTemplate(socketDir: string): Promise<void> {
  await administer(socketDir, `create database ${MIGRATED}`);
  await fillTemplate(addressOf(socketDir, MIGRATED));
}

/** Creates a database with an unused name, empty or as a copy of the migrated one. */
export async function createInCluster(
  socketDir: string,
  content: 'empty' | 'migrated',
): Promise<ClusterDatabase> {
  const name = `eecs_${randomBytes(6).toString('hex')}_test`;
  await administer(
    socketDir,
    `create database ${name} template ${content === 'empty' ? 'template1' : MIGRATED}`,
  );
  return {
    url: addressOf(socketDir, name),
    drop: () => administer(socketDir, `drop database ${name} with (force)`),
  };
}

function addressOf(socketDir: string, name: string): string {
  return `postgresql://postgres@/${name}?host=${encodeURIComponent(socketDir)}`;
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
