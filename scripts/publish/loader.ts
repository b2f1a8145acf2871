import { readFile } from 'node:fs/promises';
import { type OutputOptions, type Plugin, build } from 'rolldown';
import { STANDALONE_ENTRY } from './standaloneEntry.ts';
import { leaveOutStyleComments } from './styleComments.ts';

/** The elements, each with its worker: of the preview and of combinations, for frames of combinations alone. */
export const LOADED_ELEMENTS = {
  'eecs-beam': { starter: 'startBeamThread', worker: 'liveWorker' },
  'eecs-truss': { starter: 'startTrussThread', worker: 'trussWorker' },
  'eecs-frame': { starter: 'startCombineThread', worker: 'combineWorker' },
} as const;

export type LoadedElement = keyof typeof LOADED_ELEMENTS;

const SHAPE: OutputOptions = {
  format: 'esm',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
};

/**
 * Builds an element as a module for a script tag that imports its parts relative to itself: the editor's first parts
 * load at once, all others on demand. All files are in one folder, including the worker. `from` is the
 * folder of the package, `to` that of the output.
 */
export async function buildLoader(
  name: LoadedElement,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { starter, worker } = LOADED_ELEMENTS[name];
  await bundle({ [name]: STANDALONE_ENTRY }, { from, to, plugins: [nameBuiltWorker(starter, worker)] });
  // A worker does not support import maps.
  await bundle({ [worker]: `src/live/${worker}.ts` }, { from, to, output: { codeSplitting: false } });
}

async function bundle(
  input: Readonly<Record<string, string>>,
  {
    from,
    to,
    plugins = [],
    output = {},
  }: {
    readonly from: string;
    readonly to: string;
    readonly plugins?: Plugin[];
    readonly output?: OutputOptions;
  },
): Promise<void> {
  await build({
    input,
    cwd: from,
    platform: 'browser',
    // Warnings about lost directives for React's servers, which a script tag does not need.
    logLevel: 'silent',
    // Bundles the sources, so that it does not matter whether the packages below have been built.
    resolve: {
      conditionNames: ['@eecs/source', 'module', 'browser', 'production', 'import', 'default'],
    },
    transform: {
      jsx: 'react-jsx',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    plugins: [leaveOutStyleComments, ...plugins],
    output: { ...SHAPE, ...output, dir: to },
  });
}

/** Makes the module that starts the worker refer to the built file next to it. */
function nameBuiltWorker(starter: string, worker: string): Plugin {
  return {
    name: 'name-built-worker',
    load: {
      filter: { id: new RegExp(`[/\\\\]${starter}\\.ts$`) },
      handler: async (id) => ({
        code: (await readFile(id, 'utf8')).replace(`./${worker}.ts`, `./${worker}.js`),
        moduleType: 'ts',
      }),
    },
  };
}
