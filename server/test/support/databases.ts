import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeMigratedTemplate } from './clusterDatabases.ts';
import { startPostgresCluster } from './postgresCluster.ts';
import { type EmbeddedTemplates, findEmbeddedTemplates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the socket of a temporary PostgreSQL; null if the machine has none. */
    postgresSocketDir: string | null;
    /** Templates from which this run copies its databases; null with a real PostgreSQL. */
    embeddedTemplates: EmbeddedTemplates | null;
  }
}

/** The file that records which halves ran, for the closing lines of `npm test`. */
const REPORT = path.resolve(import.meta.dirname, '../../../.cache/test-databases.json');

/** Prepares the kind of database that a vitest project tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.name !== 'server-postgres') {
    project.provide('postgresSocketDir', null);
    project.provide('embeddedTemplates', await findEmbeddedTemplates());
    await report({ embedded: true });
    return () => Promise.resolve();
  }
  project.provide('embeddedTemplates', null);
  const cluster = await startPostgresCluster();
  if (cluster === null && process.env['CI'] === 'true') {
    throw new Error('PostgreSQL half cannot run: no initdb in PATH or /usr/lib/postgresql');
  }
  if (cluster === null)
    process.stdout.write('PostgreSQL half skipped: no initdb in PATH or /usr/lib/postgresql\n');
  if (cluster !== null) await makeMigratedTemplate(cluster.socketDir);
  project.provide('postgresSocketDir', cluster?.socketDir ?? null);
  await report({ postgres: cluster?.version ?? null });
  return () => cluster?.stop() ?? Promise.resolve();
}

async function report(half: { embedded: true } | { postgres: string | null }): Promise<void> {
  const known = { embedded: false, postgres: null, ...(await readReport()) };
  await mkdir(path.dirname(REPORT), { recursive: true });
  await writeFile(REPORT, `${JSON.stringify({ ...known, ...half })}\n`);
}

async function readReport(): Promise<object> {
  try {
    return JSON.parse(await readFile(REPORT, 'utf8')) as object;
  } catch {
    // The file is missing at the first run, or was cut short; it is rewritten completely.
    return {};
  }
}
