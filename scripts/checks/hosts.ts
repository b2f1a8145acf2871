import type { Check } from './tally.ts';

/**
 * Tests the editors in all foreign pages: those of `npm test`, a Next application, a Svelte page and a test under
 * jsdom, which are installed from the npm registry and are too large to be installed for every test (docs/decisions
 * states their sizes). Screenshots of all of them go to `.cache/hosts`.
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
