import type { Plugin } from 'vite';
import type { ChunkName } from './pageChunks.ts';

/** Chunks that are all but wholly run before a first page can be used, or by the first that is done there. */
const CHUNKS_AT_ONCE: readonly ChunkName[] = [
  'shell',
  'forms',
  'login',
  'account',
  'controls',
  'fields',
  'documents',
  'properties',
  'drawings',
  'editor',
  'beam',
  'truss',
  'truss-first',
  'editor-late',
  'beam-late',
];

/** With them the entries that are, which have the names of their files, and the chunk of React. */
const AT_ONCE: ReadonlySet<string> = new Set<string>([
  ...CHUNKS_AT_ONCE,
  'index',
  'start',
  'react',
  'HomePage',
  'HeroEditor',
  'BeamPage',
  'TrussPage',
  'LoginPage',
  'TaskManagerPage',
]);

/** By this line Chromium compiles all functions of a file while it still comes; other browsers read a comment. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Makes the browser compile functions in parallel with the main thread. By default Chromium compiles each on its first
 * call: an editor calls 1700 of them before it is shown, a third of a second on a slow phone.
 */
export function compileHints(): Plugin {
  return {
    name: 'eecs-compile-hints',
    enforce: 'post',
    generateBundle: {
      // By then Vite has written its own lines above a chunk: the hint counts in the first line only.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const lost = [...AT_ONCE].filter((name) => chunks.every((chunk) => chunk.name !== name));
        // A chunk that has another name now would lose its hint, and nobody would see it.
        if (lost.length > 0)
          this.error(`no chunk is named ${lost.join(', ')}: mend site/vite/compileHints.ts`);
        for (const chunk of chunks) if (AT_ONCE.has(chunk.name)) chunk.code = `${HINT}\n${chunk.code}`;
      },
    },
  };
}
