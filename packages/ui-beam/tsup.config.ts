import { readFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The source names the worker's source, the published build its own built file. */
const nameBuiltWorker: Plugin = {
  name: 'name-built-worker',
  setup: (build) => {
    build.onLoad({ filter: /createLiveWorker\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace('./liveWorker.ts', './liveWorker.js'),
      loader: 'ts',
    }));
  },
};

const shared: Options = { sourcemap: true, splitting: true, target: 'es2022' };

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts' },
    format: ['esm', 'cjs'],
    dts: true,
    clean: true,
    esbuildPlugins: [nameBuiltWorker],
  },
  // A worker knows no import map: its file holds all it needs.
  {
    ...shared,
    entry: { liveWorker: 'src/live/liveWorker.ts' },
    format: ['esm'],
    clean: false,
    noExternal: ['@eecs/solver-core'],
  },
]);
