import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../../../scripts/runNode.ts';
import { buildSite } from '../../../scripts/site/buildSite.ts';
import { createInCluster } from '../../../server/test/support/clusterDatabases.ts';
import { copyDataFolder } from '../../../server/test/support/copyDataFolder.ts';
import { startPostgresCluster } from '../../../server/test/support/postgresCluster.ts';
import { findMain, startProcess } from '../../../server/test/support/serverProcess.ts';
import { findEmbeddedTemplates } from '../../../server/test/support/templates.ts';
import { makeTemporaryFolder } from '../../../server/test/support/temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address of the server that serves the built site to all test files; null on a machine without the database of
     * this half.
     */
    siteAddress: string | null;
    /** Data folder of that server, with the mails that it would have sent. */
    siteData: string;
  }
}

/** The embedded database lives for minutes: optimizing its functions would take longer than it saves. */
const QUICK_DATABASE = '--liftoff-only';

/** Output of the servers of the last run. */
const LOGS = path.join(ROOT, '.cache', 'site-server');

/**
 * Builds the site if it is out of date, and serves it by a server in its own process, on the embedded database or on a
 * temporary PostgreSQL. Tests that write create their own accounts.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite({ packing: 'quick' });
  const opened: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const one of opened.toReversed()) await one();
  };
  const dataDir = await makeTemporaryFolder('eecs-site-');
  opened.push(() => rm(dataDir, { recursive: true, force: true }));
  project.provide('siteData', dataDir);
  try {
    const address = project.name === 'site-postgres' ? await openPostgres(opened) : undefined;
    project.provide('siteAddress', null);
    if (address === null) return close;
    // The server migrates a new PostgreSQL when it starts; the one journey there creates its own account.
    if (address === undefined) {
      copyDataFolder((await findEmbeddedTemplates()).migrated, dataDir);
      await fillPeople(dataDir);
    }
    const settings = {
      DATA_DIR: dataDir,
      SITE_DIR: path.join(ROOT, 'site/dist'),
      RATE_EXEMPT: '127.0.0.1',
      BILLING: 'test',
      WARM_UP: 'brief',
      HASH_MEMORY: '1',
      NICENESS: '0',
      ...(address !== undefined && {
        DATABASE_URL: address,
        SESSION_SECRET: randomBytes(32).toString('hex'),
      }),
    };
    const server = startProcess(settings, findMain(), address === undefined ? [QUICK_DATABASE] : []);
    opened.push(async () => {
      server.process.kill('SIGTERM');
      await server.ended();
      // The log contains the calls that the server refused as busy, which helps to explain a retry.
      await mkdir(LOGS, { recursive: true });
      await writeFile(path.join(LOGS, `${project.name}.log`), server.output());
    });
    project.provide('siteAddress', (await server.ready()).address);
  } catch (cause) {
    await close();
    throw cause;
  }
  return close;
}

/** Starts a PostgreSQL with an empty database and returns its address; null if this machine has none. */
async function openPostgres(opened: (() => Promise<unknown>)[]): Promise<string | null> {
  const cluster = await startPostgresCluster();
  if (cluster === null && process.env['CI'] === 'true')
    throw new Error('The journey on PostgreSQL cannot run: no initdb in PATH or /usr/lib/postgresql');
  if (cluster === null) return null;
  opened.push(() => cluster.stop());
  const { url } = await createInCluster(cluster.socketDir, 'empty');
  // URL cannot parse an address without a host, so one is added.
  return url.replace('@/', '@localhost/');
}

/** Adds users that only an operator can create, and readers for the tests; see `fillPeople.ts`. */
async function fillPeople(dataDir: string): Promise<void> {
  const script = path.join(import.meta.dirname, 'fillPeople.ts');
  const args = [QUICK_DATABASE, '--conditions=@eecs/source', script, dataDir];
  await promisify(execFile)(process.execPath, args);
}
