import { rm } from 'node:fs/promises';
import { inject } from 'vitest';
import { IS_WHOLE } from '../../../packages/solver-core/verification/drawCases.ts';
import type { DatabaseTarget } from '../../src/db/connect.ts';
import { startEmbeddedDatabase } from '../../src/db/embedded.ts';
import { createInCluster } from './clusterDatabases.ts';
import { copyDataFolder } from './copyDataFolder.ts';
import type { EmbeddedTemplates } from './templates.ts';
import { makeTemporaryFolder } from './temporaryFolder.ts';
import { keepCompiled } from './keepCompiled.ts';

/** A database for one test file. */
export interface TestDatabase {
  readonly target: DatabaseTarget;
  drop(): Promise<void>;
}

/** True if this run tests on a real PostgreSQL and the machine has none. */
export const isHalfMissing =
  process.env['EECS_TEST_DATABASE'] === 'postgres' && inject('postgresSocketDir') === null;

/**
 * True if this run tests on the embedded database, another run tests the same on PostgreSQL, and not every case is
 * needed on both, as it is every night.
 */
export const isTriedElsewhere =
  process.env['EECS_TEST_DATABASE'] === 'embedded' &&
  process.env['EECS_TEST_CLUSTER'] === 'true' &&
  !IS_WHOLE;

/** Creates an empty database of the kind that this run tests. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase('empty');
}

/** Creates a migrated and seeded database of the kind that this run tests. */
export function createMigratedDatabase(): Promise<TestDatabase> {
  return createDatabase('migrated');
}

/** Copies an embedded database into the data folder of a server that has none yet. */
export function copyEmbedded(content: keyof EmbeddedTemplates, dataDir: string): void {
  const templates = inject('embeddedTemplates');
  if (templates === null) throw new Error('this half has no embedded database');
  copyDataFolder(templates[content], dataDir);
}

async function createDatabase(content: keyof EmbeddedTemplates): Promise<TestDatabase> {
  const socketDir = inject('postgresSocketDir');
  if (socketDir === null) return createEmbedded(content);
  const database = await createInCluster(socketDir, content);
  return { target: database.url, drop: () => database.drop() };
}

async function createEmbedded(content: keyof EmbeddedTemplates): Promise<TestDatabase> {
  await keepCompiled();
  const dir = await makeTemporaryFolder('eecs-test-');
  copyEmbedded(content, dir);
  const embedded = await startEmbeddedDatabase(dir);
  return {
    target: embedded.address,
    async drop() {
      await embedded.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
