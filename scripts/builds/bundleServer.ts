import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../runNode.ts';
import { hashFiles } from './hashFiles.ts';

const SERVER = path.join(ROOT, 'server/src');
/** A folder in it has the same depth as that of the configuration, which finds the repository relative to itself. */
const FOR_TESTS = path.join(ROOT, '.cache/server');
/** For servers of `npm start`, which continue to run while tests or other starts bundle newer sources. */
const FOR_STARTS = path.join(ROOT, '.cache/started');
/**
 * Age after which an unused bundle of `npm start` is removed, ms: the threads of a running server load parts of it at
 * any time.
 */
const KEPT_MS = 30 * 86_400_000;
const UNFINISHED = 'unfinished-';
const MADE_OF = [
  'server/src',
  'server/package.json',
  'packages',
  'package-lock.json',
  'scripts/builds/bundleServer.ts',
];

/** The server's program and the modules of its threads, by their names in the bundle. */
const ENTRIES: Readonly<Record<string, string>> = {
  main: 'start/main.ts',
  server: 'start/server.ts',
  worker: 'solving/worker.ts',
  copyWorker: 'operations/copies/copyWorker.ts',
  deriveWorker: 'accounts/deriveWorker.ts',
  embeddedWorker: 'db/embeddedWorker.ts',
  hashWorker: 'tasks/hashWorker.ts',
  reportWorker: 'reporting/reportWorker.ts',
};

/** These packages find their files relative to themselves, or are imported by unbundled code. */
const WHOLE = ['piscina', '@electric-sql/pglite', '@electric-sql/pglite-socket'];

/**
 * Returns the folder with a bundle of the server's program and all its imports, in a few files; makes it if its sources
 * have changed. A start from the sources opens 3400 files, and each of its threads some hundreds.
 */
export function bundleServer(): Promise<string> {
  return findBundle(FOR_TESTS, 0);
}

/** Does the same for `npm start`, which then takes two thirds of the processor time. */
export function bundleForStart(): Promise<string> {
  return findBundle(FOR_STARTS, KEPT_MS);
}

async function findBundle(place: string, keptMs: number): Promise<string> {
  const folder = path.join(place, hashFiles(MADE_OF).slice(0, 16));
  if (!existsSync(folder)) await makeBundle(folder, keptMs);
  const now = new Date();
  await utimes(folder, now, now);
  return folder;
}

/**
 * Bundles into a temporary folder first, so that an existing bundle is always complete, even if two runs start at once.
 */
async function makeBundle(folder: string, keptMs: number): Promise<void> {
  const place = path.dirname(folder);
  await mkdir(place, { recursive: true });
  await removeOlder(folder, keptMs);
  const unfinished = await mkdtemp(path.join(place, UNFINISHED));
  try {
    await build({
      entryPoints: Object.fromEntries(
        Object.entries(ENTRIES).map(([name, file]) => [name, path.join(SERVER, file)]),
      ),
      outdir: unfinished,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'esnext',
      conditions: ['@eecs/source'],
      external: WHOLE,
      plugins: [nameThreads, leaveOutAbsent],
      // CommonJS packages expect `require` to exist.
      banner: {
        js: "import { createRequire as createOwnRequire } from 'node:module'; const require = createOwnRequire(import.meta.url);",
      },
      logLevel: 'error',
    });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another run was faster.
    if (!existsSync(folder)) throw error;
  }
}

async function removeOlder(newer: string, keptMs: number): Promise<void> {
  const place = path.dirname(newer);
  const names = await readdir(place);
  // Other runs may be in progress.
  const older = names.filter((name) => !name.startsWith(UNFINISHED) && name !== path.basename(newer));
  for (const name of older) {
    const folder = path.join(place, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs >= keptMs) await rm(folder, { recursive: true, force: true });
  }
}

const THREAD = /new URL\('\.\/(\w+)\.ts', import\.meta\.url\)/g;

/** Resolves the module of a thread next to the module that starts it. */
const nameThreads: Plugin = {
  name: 'name-threads',
  setup: (builder) => {
    builder.onLoad({ filter: /\/server\/src\/.*\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const contents = source.replace(THREAD, (_, name: string) => {
        if (!(name in ENTRIES)) throw new Error(`${file} starts a thread that is not bundled: ${name}`);
        return `new URL('./${name}.mjs', import.meta.url)`;
      });
      return { contents, loader: 'ts' };
    });
  },
};

/** Drivers of other databases are not installed; knex imports them by name only when they are configured. */
const leaveOutAbsent: Plugin = {
  name: 'leave-out-absent',
  setup: (builder) => {
    builder.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === leaveOutAbsent) return undefined;
      const { importer, resolveDir, kind } = from;
      const found = await builder.resolve(name, { importer, resolveDir, kind, pluginData: leaveOutAbsent });
      return found.errors.length > 0 ? { path: name, external: true } : found;
    });
  },
};
