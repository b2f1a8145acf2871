import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../../scripts/site/buildSite.ts';
import { makeEmbeddedTemplates } from '../../../server/test/support/templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that a server has left, to be copied. */
    siteDataFolder: string;
  }
}

/** Builds the site where it is out of date, and a database that the servers of all files start with a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite();
  const { root, templates } = await makeEmbeddedTemplates();
  project.provide('siteDataFolder', templates.migrated);
  return () => rm(root, { recursive: true, force: true });
}
