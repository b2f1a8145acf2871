import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { DepOptimizationOptions, PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { DRAWN_SEED, IS_WHOLE } from './packages/solver-core/verification/drawCases.ts';
import { bundleSolver } from './scripts/browser/bundleSolver.ts';
import { bundleWorkers } from './scripts/browser/bundleWorkers.ts';
import { CHROMIUM_ARGS, findChromium } from './scripts/browser/findChromium.ts';
import { serveOnce } from './scripts/browser/serveOnce.ts';
import { hashFiles } from './scripts/builds/hashFiles.ts';
import { findBinaries } from './server/test/support/findBinaries.ts';
import { CLUSTER_ALONE, CLUSTER_FIRST } from './server/test/support/oneDatabase.ts';

const CONDITIONS = ['@eecs/source', 'module', 'browser', 'development|production'];
const NODE_CONDITIONS = ['@eecs/source', 'module', 'node', 'development|production'];

/** Tells tests in pages how much of long lists they try. */
const draws = { isWhole: IS_WHOLE, seed: DRAWN_SEED };

const executablePath = await findChromium();
const hasCluster = (await findBinaries()) !== null;

/** MiB: what tests leave behind is collected less often, which takes a twentieth of a page's time. */
const ROOM_FOR_YOUNG = '--js-flags=--min-semi-space-size=64';

/** A fresh object each time: vitest refuses to share one browser configuration between projects. */
function browserConfig() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // A question without an answer yet, asked again in a moment, need not draw the tree of the page for it.
    locators: { errorFormat: 'html' as const },
    provider: playwright({ launchOptions: { executablePath, args: [...CHROMIUM_ARGS, ROOM_FOR_YOUNG] } }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/** Where other tests have the processors, what takes a moment takes seconds; a test that passes waits no longer. */
const patience = { testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** A test that opens whole pages waits for the browser, the server and the network one after another. */
const pagePatience = { testTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

/**
 * A test that drives a browser or starts servers runs once more if it fails: the timing between processes does not
 * depend on the product alone. A test that fails twice is red; one that passed only the second time is named at the end
 * of the run.
 */
const secondTry = { retry: 1 };

/**
 * Where one process runs all of it: pages first, and beside them what drives pages from Node, each of these two with
 * half of the processors; then all that runs in Node alone, with all of them. `npm test` runs the projects in lanes,
 * `scripts/checks/lanes.ts`.
 */
const processors = os.availableParallelism();
const besidePages = { sequence: { groupOrder: 1 }, maxWorkers: Math.max(1, Math.floor(processors / 2)) };
const afterPages = { sequence: { groupOrder: 2 }, maxWorkers: processors };

/** Pure tests, which leave nothing behind in their process: one process loads the modules once for all files. */
const PURE = [
  'packages/ui-*/src/**/*.test.ts',
  'packages/*/src/**/*.node.test.tsx',
  'site/src/**/*.test.ts',
  '.storybook/**/*.test.ts',
  'scripts/**/*.test.ts',
];
const PURE_CORE = ['packages/solver-core/{src,bench,cli,verification}/**/*.test.ts'];
/** These put something else in the place of a global, whose state modules remember. */
const NOT_PURE = [
  'packages/solver-core/src/truss/{solveTruss,trussSolver}.test.ts',
  'packages/solver-core/src/sparse/kernels/simdKernel.test.ts',
  'packages/ui-beam/src/files/files.test.ts',
  'site/src/ports/{caseHold,loadChunk,repeats}.test.ts',
  'site/src/preferences/optionsSync.test.ts',
  'site/src/task/createSaver.test.ts',
  'scripts/{demonstrations,walk}/**/*.test.ts',
];

/** Half of the time of most files of the server went to loading its modules: its processes of tests do so once. */
const sharedProcess = { isolate: false, setupFiles: ['server/test/support/failByBreaches.ts'] };

/**
 * Settings of a server that a test starts: a full warm-up takes four seconds of a processor, hashing a password a third
 * of a second where fresh memory is slow, and low-priority threads would get no time beside other tests. A test that
 * needs quick answers sets `WARM_UP` to `full`.
 */
const quickStart = { WARM_UP: 'brief', HASH_MEMORY: '1', NICENESS: '0' };

/**
 * Settings of a server with the embedded database that lives for seconds: optimizing the functions of the database
 * takes a third of its start.
 */
const quickDatabase = { EECS_SERVER_FLAGS: '--liftoff-only' };

/**
 * Dependencies as a visitor gets them: with the development builds of React and styled-components
 * a page takes a quarter longer.
 */
const PUBLISHED_REACT = { 'process.env.NODE_ENV': '"production"' };

/** Returns the dependencies that Vite prepares before pages request them. */
function ofPages(define: Readonly<Record<string, string>> = {}): DepOptimizationOptions {
  return {
    include: SOLVER.doors,
    // A picture used for the first time would be prepared in the middle of a run, which reloads the page under a test.
    exclude: ['lucide-react'],
    rolldownOptions: { transform: { define: { ...SOLVER.define, ...define } } },
  };
}
const SOLVER = bundleSolver(hashFiles(['packages/solver-core/src']));

const IN_BROWSER = ['packages/*/src/**/*.test.tsx', 'site/src/**/*.test.tsx'];
/**
 * These put something else in the place of a module, ask what is seen until parts that a page fetches once
 * have come, or count a warning of React's development build as a fault.
 */
const APART = [
  'packages/ui-beam/src/workspace/lostSplitter.test.tsx',
  'packages/ui-beam/src/results/{awaited,firstScreen}.test.tsx',
  'packages/ui-beam/src/panels/following.test.tsx',
  'packages/ui-beam/src/FuzzedInput.test.tsx',
  'packages/ui-kit/src/{kit/useTexts,root/WidgetRoot}.test.tsx',
  'packages/ui-truss/src/board/{lateDock,lateVerbs}.test.tsx',
];

/**
 * A page of its own for each file fetches and compiles the editor's modules
 * anew, which took two seconds of a processor.
 */
const sharedPage = {
  isolate: false,
  unstubGlobals: true,
  restoreMocks: true,
  setupFiles: ['scripts/browser/freshPage.ts'],
};

/** Words of the command, or those that a lane was started with. */
const words = process.argv.slice(2);
const OTHER_PROJECT = /^(site|guest|browser|unit|server)(-\w+)?$/;
/**
 * Whether a run may have stories: Storybook takes two seconds of a processor to say what its plugins are, and vitest
 * reads this file in every process of tests and asks for the plugins of all projects, whichever were named.
 */
const withStories =
  !words.includes('!storybook') &&
  (words.some((word) => word.startsWith('story')) || !words.some((word) => OTHER_PROJECT.test(word)));

async function loadStories(): Promise<PluginOption> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  // Variants of a component that another story shows too are tried every night.
  const exclude = IS_WHOLE ? [] : ['nightly'];
  return storybookTest({
    configDir: path.join(import.meta.dirname, '.storybook'),
    disableAddonDocs: true,
    tags: { exclude },
  });
}

const nodeProject = {
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: NODE_CONDITIONS, externalConditions: NODE_CONDITIONS } },
};

/**
 * Node itself loads the modules, as it does of the command line: vitest's own way asks an object for every function of
 * another module, which took a quarter of the time of tests that calculate. Node reads no TSX, and nothing takes the
 * place of a module.
 */
const loadedByNode = {
  execArgv: ['--conditions=@eecs/source'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/** A person's way from the first page to the last: on PostgreSQL where the machine has one, else embedded. */
const JOURNEY = 'site/test/journey.test.ts';

export default defineConfig({
  test: {
    attachmentsDir: '.cache/vitest-attachments',
    projects: [
      ...(['unit-pure', 'unit-core'] as const).map((name) => ({
        ...nodeProject,
        test: {
          name,
          environment: 'node' as const,
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          ...(name === 'unit-core' && loadedByNode),
          ...afterPages,
          ...patience,
          include: name === 'unit-core' ? PURE_CORE : PURE,
          exclude: NOT_PURE,
        },
      })),
      {
        ...nodeProject,
        test: {
          name: 'unit',
          environment: 'node',
          ...afterPages,
          ...patience,
          include: NOT_PURE,
        },
      },
      {
        ...nodeProject,
        test: {
          name: 'server-unit',
          environment: 'node',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['scripts/builds/bundleForTests.ts'],
          ...loadedByNode,
          ...sharedProcess,
          ...afterPages,
          ...patience,
          ...secondTry,
        },
      },
      ...(['embedded', 'postgres'] as const).map((database) => ({
        ...nodeProject,
        test: {
          name: `server-${database}`,
          environment: 'node' as const,
          include: ['server/test/**/*.test.ts'],
          exclude: database === 'embedded' ? [...CLUSTER_ALONE, ...(hasCluster ? CLUSTER_FIRST : [])] : [],
          globalSetup: ['scripts/builds/bundleForTests.ts', 'server/test/support/databases.ts'],
          env: {
            EECS_TEST_DATABASE: database,
            EECS_TEST_CLUSTER: String(hasCluster),
            ...quickStart,
            ...(database === 'embedded' && quickDatabase),
          },
          ...loadedByNode,
          ...sharedProcess,
          ...afterPages,
          ...patience,
          ...secondTry,
          // Each starts servers: of five at once on busy processors none opens its database in the time it has for
          // that.
          maxConcurrency: 2,
          hookTimeout: 120_000,
        },
      })),
      ...(['site', 'site-postgres'] as const).map((name) => ({
        ...nodeProject,
        test: {
          name,
          environment: 'node' as const,
          include: [name === 'site' ? 'site/test/**/*.test.ts' : JOURNEY],
          exclude: name === 'site' && hasCluster ? [JOURNEY] : [],
          // So the browser is started once, and tabs are lent from file to file.
          isolate: false,
          ...loadedByNode,
          ...pagePatience,
          ...secondTry,
          hookTimeout: 240_000,
          globalSetup: ['scripts/builds/bundleForTests.ts', 'site/test/support/siteSetup.ts'],
          ...besidePages,
        },
      })),
      {
        ...nodeProject,
        test: {
          name: 'guest',
          environment: 'node',
          include: ['packages/*/test/**/*.test.ts'],
          // Next, Svelte and jsdom are no part of what is installed: `npm run check -- --hosts` fetches them.
          exclude: process.env['EECS_HOSTS'] === 'all' ? [] : ['**/guest{Next,Fetched}.test.ts'],
          globalSetup: ['packages/ui-beam/test/support/guestSetup.ts'],
          ...pagePatience,
          ...secondTry,
          hookTimeout: 240_000,
          ...besidePages,
        },
      },
      ...(['browser', 'browser-apart'] as const).map((name) => ({
        plugins: [react(), bundleWorkers(CONDITIONS), serveOnce()],
        resolve: { conditions: CONDITIONS },
        optimizeDeps: ofPages(name === 'browser' ? PUBLISHED_REACT : {}),
        ...(name === 'browser' && { oxc: { jsx: { development: false } } }),
        test: {
          name,
          provide: { draws },
          include: name === 'browser' ? IN_BROWSER : APART,
          exclude: ['**/*.node.test.tsx', '**/node_modules/**', ...(name === 'browser' ? APART : [])],
          ...(name === 'browser' ? sharedPage : { setupFiles: ['scripts/browser/quickReact.ts'] }),
          ...patience,
          ...secondTry,
          ...besidePages,
          browser: browserConfig(),
        },
      })),
      // Without its plugin the project would have no stories but every other test.
      ...(withStories
        ? [
            {
              optimizeDeps: ofPages(),
              plugins: [bundleWorkers(CONDITIONS), serveOnce(), await loadStories()],
              test: {
                name: 'storybook',
                isolate: false,
                setupFiles: ['scripts/browser/quickReact.ts'],
                ...patience,
                ...secondTry,
                ...besidePages,
                // Before the setup file of stories, which loads React.
                sequence: { ...besidePages.sequence, setupFiles: 'list' as const },
                browser: browserConfig(),
              },
            },
          ]
        : []),
    ],
  },
});
