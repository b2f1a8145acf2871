import type { Check } from './tally.ts';

/**
 * The editors in every page of a stranger that is tried: those of `npm test`, an application of Next, a page in Svelte
 * and a test under jsdom, which are installed from the registry of npm and are too large for one test each to be
 * installed with everything else (docs/decisions states how large). Pictures of all of them lie in `.cache/hosts` then.
 */
export const hosts: Check = {
  name: 'pages of strangers',
  run: async () => {
    process.env['EECS_HOSTS'] = 'all';
    // The configuration reads these settings when it is loaded.
    const { runVitest } = await import('./vitest.ts');
    return runVitest(['packages/ui-beam/test/guest']);
  },
};
