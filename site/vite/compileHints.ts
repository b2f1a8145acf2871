import type { Plugin } from 'vite';
import type { ChunkName } from './pageChunks.ts';

/** Chunks that run almost entirely before a first page can be used, or at the first action there. */
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

/** In addition the entries that run at once, which are named like their files, and the chunk of React. */
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

/**
 * With this line Chromium compiles all functions of a file while it is still loading; for other browsers it is a
 * comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Makes the browser compile functions in parallel with the main thread. By default Chromium compiles each at its first
 * call: an editor calls 1700 of them before it is shown, which takes a third of a second on a slow phone.
 */
export function compileHints(): Plugin {
  return {
    name: 'eecs-compile-hints',
    enforce: 'post',
    generateBundle: {
      // Runs after Vite has written its own lines at the top of a chunk: the hint counts only in the first line.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const lost = [...AT_ONCE].filter((name) => chunks.every((chunk) => chunk.name !== name));
        // A renamed chunk would lose its hint unnoticed.
        if (lost.length > 0)
          this.error(`no chunk is named ${lost.join(', ')}: mend site/vite/compileHints.ts`);
        for (const chunk of chunks) if (AT_ONCE.has(chunk.name)) chunk.code = `${HINT}\n${chunk.code}`;
      },
    },
  };
}
