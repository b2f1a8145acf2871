import { readFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { keepModules } from '../../scripts/publish/keepModules.ts';
import { standalone } from '../../scripts/publish/standalone.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The source names the worker's source, the published build its own built file. */
const nameBuiltWorker: Plugin = {
  name: 'name-built-worker',
  setup: (build) => {
    build.onLoad({ filter: /startBeamThread\.ts$/ }, async ({ path }) => ({
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

export default defineConfig(async () => {
  const modules = await keepModules(
    ['src/index.ts', 'src/data.ts', 'src/report/index.ts', 'src/element/index.ts', 'src/headless/index.ts'],
    {
      client: ['src/index.ts', 'src/element/index.ts', 'src/headless/index.ts'],
    },
  );
  return [
    {
      ...modules,
      esbuildPlugins: [nameBuiltWorker, ...(modules.esbuildPlugins ?? [])],
      plugins: [noPlaceInCommonJs, ...(modules.plugins ?? [])],
      // Plotly goes into the chart's own file: installed by itself it would bring a hundred megabytes along.
      noExternal: [/^plotly\.js/, /^react-plotly\.js/, ...(modules.noExternal ?? [])],
    },
    // A worker knows no import map: its file holds all it needs.
    {
      entry: { 'live/liveWorker': 'src/live/liveWorker.ts' },
      format: ['esm'],
      sourcemap: false,
      clean: false,
      target: 'es2022',
      noExternal: ['@eecs/solver-core'],
      // Of the sources: whether the solver has been built, and when, is no matter.
      esbuildOptions: (options) => {
        options.conditions = ['@eecs/source'];
      },
    },
    standalone('eecs-beam'),
  ];
});
