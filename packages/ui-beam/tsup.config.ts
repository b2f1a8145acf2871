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

/** CommonJS knows no place of its own file: there is no worker then, and the page solves by itself. */
const noPlaceInCommonJs: NonNullable<Options['plugins']>[number] = {
  name: 'no-place-in-common-js',
  renderChunk(code) {
    return this.format === 'cjs' ? { code: code.replaceAll('import.meta.url', 'undefined') } : undefined;
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
    plugins: [noPlaceInCommonJs],
    // Plotly goes into the chart's own chunk: installed by itself it would bring a hundred megabytes along.
    noExternal: [/^plotly\.js/, /^react-plotly\.js/],
  },
  // A worker knows no import map: its file holds all it needs.
  {
    ...shared,
    entry: { liveWorker: 'src/live/liveWorker.ts' },
    format: ['esm'],
    clean: false,
    noExternal: ['@eecs/solver-core'],
    // Of the sources: whether the solver has been built, and when, is no matter.
    esbuildOptions: (options) => {
      options.conditions = ['@eecs/source'];
    },
  },
]);
