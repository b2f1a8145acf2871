import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { buildGuest } from './buildGuest.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A stranger's application with the packed packages, built. */
    guestFolder: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await buildGuest();
  project.provide('guestFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
