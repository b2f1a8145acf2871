import path from 'node:path';
import { build } from 'esbuild';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Imports between the files of a package; data (JSON) is no module of its own. */
const OWN_MODULE = /^\.\.?\/.*\.tsx?$/;

/**
 * How a package is published: one file for each module of its sources, named and placed as there. A bundler keeps a
 * module in one piece, so what is bundled into one file is loaded at once by whoever needs a line of it; of single
 * modules a host's bundler takes what its page uses, and leaves to later what is imported later.
 *
 * `doors` are the modules that the manifest exports, from the package's folder, where tsup runs.
 */
export async function keepModules(doors: readonly string[]): Promise<Options> {
  return {
    entry: Object.fromEntries((await listModules(doors)).map((file) => [nameOf(file), file])),
    format: ['esm', 'cjs'],
    dts: { entry: Object.fromEntries(doors.map((file) => [nameOf(file), file])) },
    esbuildPlugins: [nameBuiltModules],
    // Cyrillic as it is written: escaped it would take twice the room.
    esbuildOptions: (options) => {
      options.charset = 'utf8';
    },
    sourcemap: true,
    clean: true,
    splitting: true,
    target: 'es2022',
  };
}

/** Lists the modules that the doors reach, at once or later. */
async function listModules(doors: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...doors],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'dist',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).filter((file) => /\.tsx?$/.test(file));
}

const nameOf = (file: string): string => path.posix.relative('src', file).replace(/\.tsx?$/, '');

/** Leaves an import of a module of the package as it is, but for the name its file has once it is built. */
const nameBuiltModules: Plugin = {
  name: 'name-built-modules',
  setup: (builder) => {
    const extension = builder.initialOptions.outExtension?.['.js'] ?? '.js';
    builder.onResolve({ filter: OWN_MODULE }, ({ path: imported, kind }) =>
      kind === 'entry-point'
        ? undefined
        : { path: imported.replace(/\.tsx?$/, extension), external: true, sideEffects: false },
    );
  },
};
