import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../../../scripts/runNode.ts';
import { buildSite } from '../../../scripts/site/buildSite.ts';
import { startProcess } from '../../../server/test/support/serverProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the real server shows the built site to the tests of all files. */
    siteAddress: string;
    /** Where that server keeps its data, and what it would have mailed. */
    siteData: string;
  }
}

/** Builds the site where it is out of date, and serves it by a server in a process of its own. Tests that write make accounts of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  const server = startProcess({
    DATA_DIR: dataDir,
    SITE_DIR: path.join(ROOT, 'site/dist'),
    RATE_EXEMPT: '127.0.0.1',
    BILLING: 'test',
  });
  const close = async (): Promise<void> => {
    server.process.kill('SIGTERM');
    await server.ended();
    await rm(dataDir, { recursive: true, force: true });
  };
  const { address } = await server.ready().catch(async (cause: unknown) => {
    await close();
    throw cause;
  });
  project.provide('siteAddress', address);
  project.provide('siteData', dataDir);
  return close;
}
