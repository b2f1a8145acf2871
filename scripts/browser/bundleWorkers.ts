import { build } from 'rolldown';
import type { Plugin } from 'vite';

/**
 * Serves a worker as one file, like the production build. A development server would serve each module separately, a
 * hundred for the solver, to every worker again, which took longer than everything else in a test of an open editor.
 *
 * @param conditions the conditions of `exports` by which the worker's own imports are found
 */
export function bundleWorkers(conditions: readonly string[]): Plugin {
  return {
    name: 'bundle-workers',
    enforce: 'pre',
    load: {
      filter: { id: /\?(?:.*&)?worker_file\b/ },
      async handler(id) {
        const { output } = await build({
          input: id.replace(/\?.*$/, ''),
          platform: 'browser',
          resolve: { conditionNames: [...conditions, 'import'] },
          output: { format: 'esm', codeSplitting: false },
          write: false,
        });
        for (const file of Object.keys(output[0].modules)) this.addWatchFile(file);
        return { code: output[0].code, map: null };
      },
    },
  };
}
