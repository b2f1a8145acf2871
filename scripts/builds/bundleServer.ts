import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../runNode.ts';
import { hashFiles } from './hashFiles.ts';

const SERVER = path.join(ROOT, 'server/src');
/** A folder below it is as deep as that of the settings, which find the repository from their own place. */
const FOR_TESTS = path.join(ROOT, '.cache/server');
/** For servers of `npm start`, which live on while tests or other starts make bundles of newer sources. */
const FOR_STARTS = path.join(ROOT, '.cache/started');
/** A bundle of `npm start` that no start asked for so long goes, ms: its threads load parts of it at any time. */
const KEPT_MS = 30 * 86_400_000;
const UNFINISHED = 'unfinished-';
const MADE_OF = [
  'server/src',
  'server/package.json',
  'packages',
  'package-lock.json',
  'scripts/builds/bundleServer.ts',
];

/** The program of the server and the modules of its threads, by their names in the bundle. */
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

/** These find files of theirs by their own place, or are asked for by what is not bundled. */
const WHOLE = ['piscina', '@electric-sql/pglite', '@electric-sql/pglite-socket'];

/**
 * Finds the program of the server in few files, with all that they import, or makes them where what they are made of
 * has changed; gives their folder. A start from the sources opens 3400 files, each of its threads some hundreds again.
 */
export function bundleServer(): Promise<string> {
  return findBundle(FOR_TESTS, 0);
}

/** Does the same for `npm start`: with it a start takes two thirds of the processor's seconds. */
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

/** Makes it beside its place first: what is there is whole, also where two runs begin at once. */
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
    // Another run was quicker.
    if (!existsSync(folder)) throw error;
  }
}

async function removeOlder(newer: string, keptMs: number): Promise<void> {
  const place = path.dirname(newer);
  const names = await readdir(place);
  // Others may be at work beside us.
  const older = names.filter((name) => !name.startsWith(UNFINISHED) && name !== path.basename(newer));
  for (const name of older) {
    const folder = path.join(place, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs >= keptMs) await rm(folder, { recursive: true, force: true });
  }
}

const THREAD = /new URL\('\.\/(\w+)\.ts', import\.meta\.url\)/g;

/** The module of a thread is found beside whoever starts it. */
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

/** Drivers of databases that nobody has installed are asked for by name only where they are wanted. */
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
