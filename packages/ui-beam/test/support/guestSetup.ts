import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startRegistry } from '../../../../scripts/registry/localRegistry.ts';
import { publishPackages } from '../../../../scripts/registry/publishPackages.ts';
import { ROOT } from '../../../../scripts/runNode.ts';
import { IS_WHOLE } from '../../../solver-core/verification/drawCases.ts';
import { buildGuest } from './buildGuest.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A built third-party application with the published packages. */
    guestFolder: string;
    /** The packages at a local registry. */
    guestStore: string;
    /** The output of changesets or npm during the publication of the packages. */
    guestRelease: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(findOutside(), 'eecs-guest-'));
  const [store, app] = [path.join(folder, 'store'), path.join(folder, 'app')];
  const registry = await startRegistry({ folder: store });
  try {
    const release = await publishPackages(path.join(folder, 'release'), registry.address, {
      byChangesets: IS_WHOLE,
    });
    await buildGuest({ folder: app, registry: registry.address });
    project.provide('guestFolder', app);
    project.provide('guestStore', store);
    project.provide('guestRelease', release);
  } finally {
    await registry.close();
  }
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Returns a folder outside this repository, because below it Node and bundlers would find packages that were not
 * installed.
 */
function findOutside(): string {
  // Unpacking a test browser may have moved the temporary folder into the repository.
  const isInside = path.relative(ROOT, os.tmpdir()).split(path.sep)[0] !== '..';
  return isInside ? path.dirname(ROOT) : os.tmpdir();
}
