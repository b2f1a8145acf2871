import type { Plugin } from 'vite';

/** Chunks and entries by name that are all but wholly run before a first page can be used, or by the first that is done there. */
const AT_ONCE: ReadonlySet<string> = new Set([
  ...['index', 'start', 'react', 'shell', 'forms', 'login', 'account', 'controls', 'fields', 'documents'],
  ...['properties', 'drawings', 'editor', 'beam', 'truss', 'truss-first', 'editor-late', 'beam-late'],
  ...['HomePage', 'HeroEditor', 'BeamPage', 'TrussPage', 'LoginPage', 'TaskManagerPage'],
]);

/** By this line Chromium compiles all functions of a file while it still comes; other browsers read a comment. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Has functions compiled beside the main thread. Left to itself Chromium compiles each when it is first called: an editor calls 1700 of
 * them before it stands, a third of a second on a slow phone.
 */
export function compileHints(): Plugin {
  return {
    name: 'eecs-compile-hints',
    enforce: 'post',
    generateBundle: {
      // What Vite writes above a chunk is there by then: the hint counts in the first line alone.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && AT_ONCE.has(output.name)) output.code = `${HINT}\n${output.code}`;
        }
      },
    },
  };
}
