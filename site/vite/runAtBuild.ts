import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = path.join(import.meta.dirname, '../..');
const CONDITIONS = ['@eecs/source', 'module', 'node'];

/**
 * Imports a module of the site into the build process, as a server would run it. All of the project's own modules are
 * bundled into one file first: loading and transforming them one by one took four times as long.
 */
export async function runAtBuild<Module>(file: string): Promise<Module> {
  // Inside the project, so that Node finds the packages.
  const folder = await mkdtemp(path.join(ROOT, 'site/.build-'));
  try {
    const outfile = path.join(folder, 'module.mjs');
    await build({
      entryPoints: [file],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'esnext',
      jsx: 'automatic',
      conditions: CONDITIONS,
      plugins: [leaveOutPackages],
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)) as Module;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Leaves external packages to Node, and excludes modules that a page would load later: the build renders without them,
 * and they import files that only Vite creates. Texts in other languages are data, and are included.
 */
const leaveOutPackages: Plugin = {
  name: 'leave-out-packages',
  setup: (builder) => {
    builder.onResolve({ filter: /^[^.]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@eecs/') ? undefined : { path: name, external: true },
    );
    builder.onResolve({ filter: /\.tsx?$/ }, ({ path: name, kind }) =>
      kind === 'dynamic-import' ? { path: name, external: true } : undefined,
    );
  },
};
