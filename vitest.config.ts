import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { DepOptimizationOptions, PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { DRAWN_SEED, IS_WHOLE } from './packages/solver-core/verification/drawCases.ts';
import { bundleSolver } from './scripts/browser/bundleSolver.ts';
import { bundleWorkers } from './scripts/browser/bundleWorkers.ts';
import { buildModules } from './scripts/browser/buildModules.ts';
import { findChromium, UNPAINTED_ARGS } from './scripts/browser/findChromium.ts';
import { serveOnce } from './scripts/browser/serveOnce.ts';
import { hashFiles } from './scripts/builds/hashFiles.ts';
import { LANE_VARIABLE } from './scripts/checks/processorTime.ts';
import { findBinaries } from './server/test/support/findBinaries.ts';
import { CLUSTER_ALONE, CLUSTER_FIRST } from './server/test/support/oneDatabase.ts';

const CONDITIONS = ['@eecs/source', 'module', 'browser', 'development|production'];
const NODE_CONDITIONS = ['@eecs/source', 'module', 'node', 'development|production'];

/** Passes to tests in pages how much of long lists they try, and how many of the drawn tests a lane of `npm test` runs. */
const draws = {
  isWhole: IS_WHOLE,
  seed: DRAWN_SEED,
  hasAllTests: IS_WHOLE || !/^tests (in pages|of the site)$/.test(process.env[LANE_VARIABLE] ?? ''),
  outOf: 2,
};

/** Draws for tests in pages: each drawn test has one of the same subject in Node. */
const drawsInPages = { ...draws, outOf: 3 };

const executablePath = await findChromium();
const hasCluster = (await findBinaries()) !== null;

/** MiB: what tests leave behind is collected less often, which takes a twentieth of a page's time. */
const ROOM_FOR_YOUNG = '--js-flags=--min-semi-space-size=64';

/**
 * Tests run in a frame of the page that this is written into. Without opacity the frame is not put together for a
 * screen either, which takes a twelfth of the processor's time; nothing inside of it shows whether that helps.
 */
const HIDE_FRAME = {
  type: 'text/javascript',
  content:
    "document.head.append(Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }));",
};

/** A fresh object each time: vitest refuses to share one browser configuration between projects. */
function browserConfig() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // A question without an answer yet, asked again in a moment, need not draw the tree of the page for it.
    locators: { errorFormat: 'html' as const },
    provider: playwright({ launchOptions: { executablePath, args: [...UNPAINTED_ARGS, ROOM_FOR_YOUNG] } }),
    instances: [{ browser: 'chromium' as const }],
    orchestratorScripts: [HIDE_FRAME],
  };
}

/**
 * Where other tests have the processors, what takes a moment takes seconds; a test that passes waits no longer. Set-up
 * has as long as a test, because the first one of a process loads the server.
 */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 10_000 } } };

/**
 * A test that opens whole pages waits for the browser, the server and the network one after another. Each question asked
 * of such a page looks through all of it, so it is asked again less often than usual.
 */
const pagePatience = { testTimeout: 180_000, expect: { poll: { timeout: 30_000, interval: 100 } } };

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
  'packages/solver-core/src/truss/{keptFactor,trussSolver}.test.ts',
  'packages/solver-core/src/sparse/kernels/simdKernel.test.ts',
  'packages/ui-beam/src/files/files.test.ts',
  'site/src/ports/{caseHold,loadChunk,repeats}.test.ts',
  'site/src/preferences/optionsSync.test.ts',
  'site/src/task/keeping/createSaver.test.ts',
];

/** Tests that follow the docs as a reader does, with a server on the embedded database. */
const FOLLOWED_BY_HAND = ['scripts/{demonstrations,walk}/**/*.test.ts'];

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

/**
 * Whether pages have React's development build, whose warnings some tests count as faults: every night, and where
 * `EECS_REACT=development` asks for it.
 */
const DEVELOPED = IS_WHOLE || process.env['EECS_REACT'] === 'development';

const NO_PAGES = ['**/*.node.test.tsx', '**/node_modules/**'];
const IN_BROWSER = ['packages/*/src/**/*.test.tsx', 'site/src/**/*.test.tsx'];
/**
 * These put something else in the place of a module, or ask what is seen until parts that a page fetches once have
 * come.
 */
const APART = [
  'packages/ui-beam/src/workspace/lostSplitter.test.tsx',
  'packages/ui-beam/src/results/awaited.test.tsx',
  'packages/ui-beam/src/panels/following.test.tsx',
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
  setupFiles: [path.join(import.meta.dirname, 'scripts/browser/freshPage.ts')],
};

/** Words of the command, or those that a lane was started with. */
const words = process.argv.slice(2);
const OTHER_PROJECT = /^(site|guest|browser|unit|server)(-\w+)?$/;
/**
 * Whether a run may have stories: Storybook takes two seconds of a processor to list its plugins, and vitest
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
          exclude: [...NOT_PURE, ...FOLLOWED_BY_HAND],
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
        },
      },
      ...(['embedded', 'postgres'] as const).map((database) => ({
        ...nodeProject,
        test: {
          name: `server-${database}`,
          environment: 'node' as const,
          include: ['server/test/**/*.test.ts', ...(database === 'embedded' ? FOLLOWED_BY_HAND : [])],
          exclude:
            database === 'embedded'
              ? [...CLUSTER_ALONE, ...(hasCluster && !IS_WHOLE ? CLUSTER_FIRST : [])]
              : [],
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
          provide: { draws },
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
          // So the application is served, rendered and compiled once for all files, and the browser started once.
          isolate: false,
          ...pagePatience,
          ...secondTry,
          hookTimeout: 240_000,
          ...besidePages,
        },
      },
      {
        plugins: [react(), bundleWorkers(CONDITIONS), serveOnce(), buildModules()],
        resolve: { conditions: CONDITIONS },
        optimizeDeps: ofPages(DEVELOPED ? {} : PUBLISHED_REACT),
        ...(!DEVELOPED && { oxc: { jsx: { development: false } } }),
        test: {
          name: 'browser',
          provide: { draws: drawsInPages },
          // The server prepares the dependencies that the files of both import.
          include: IN_BROWSER,
          exclude: NO_PAGES,
          ...patience,
          // The first test of a page waits until the editor's modules are served, seconds on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          ...secondTry,
          ...besidePages,
          browser: {
            ...browserConfig(),
            // Both take what they need from one server, which prepares the dependencies once.
            instances: [
              {
                browser: 'chromium' as const,
                include: IN_BROWSER,
                exclude: [...NO_PAGES, ...APART],
                ...sharedPage,
              },
              {
                browser: 'chromium' as const,
                name: 'browser-apart',
                include: APART,
                exclude: NO_PAGES,
                setupFiles: [path.join(import.meta.dirname, 'scripts/browser/actInProduction.ts')],
              },
            ],
          },
        },
      },
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
