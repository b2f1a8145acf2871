import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** A worker of a package, and the module that starts it; both in the same folder below `src`, without extensions. */
interface PackageWorker {
  readonly folder: string;
  readonly worker: string;
  readonly starter: string;
}

/** Publishes a package with a worker: its modules, and one file that contains everything the worker needs. */
export function withWorker(modules: Options, { folder, worker, starter }: PackageWorker): readonly Options[] {
  /** The source names the worker's source; the published build names its built file. */
  const nameBuiltWorker: Plugin = {
    name: 'name-built-worker',
    setup: (build) => {
      build.onLoad({ filter: new RegExp(`[/\\\\]${starter}\\.ts$`) }, async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).replace(`./${worker}.ts`, `./${worker}.js`),
        loader: 'ts',
      }));
    },
  };
  return [
    {
      ...modules,
      esbuildPlugins: [nameBuiltWorker, ...(modules.esbuildPlugins ?? [])],
      plugins: [noPlaceInCommonJs, ...(modules.plugins ?? [])],
    },
    {
      // A worker does not support import maps.
      entry: { [`${folder}/${worker}`]: `src/${folder}/${worker}.ts` },
      format: ['esm'],
      sourcemap: false,
      clean: false,
      // A page may place just this file next to its own scripts.
      splitting: false,
      target: 'es2022',
      noExternal: ['@eecs/solver-core', '@eecs/ui-kit'],
      // The sources are bundled, so that it does not matter whether the solver has been built.
      esbuildOptions: (options) => {
        options.conditions = ['@eecs/source'];
      },
    },
  ];
}

/** CommonJS modules do not know their own address: there is no worker then, and the page solves itself. */
const noPlaceInCommonJs: NonNullable<Options['plugins']>[number] = {
  name: 'no-place-in-common-js',
  renderChunk(code) {
    return this.format === 'cjs' ? { code: code.replaceAll('import.meta.url', 'undefined') } : undefined;
  },
};
