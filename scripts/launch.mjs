// The entry point of every script of the project: `node scripts/launch.mjs TASK`, as package.json calls it. Runs on
// Node 18.19 and newer; ensures that everything is installed, then runs the task on the pinned Node, found by path
// because only new versions of npm put it first in PATH.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled } from './launch/install.mjs';
import { chooseRuntime, nodeBinary } from './launch/runtime.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SOURCE = '--conditions=@eecs/source';

// Node caches compiled modules for the next process, so each of the project's processes starts in a third of the time.
const KEPT = { NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'node') };

const TASKS = {
  start: [SOURCE, 'scripts/start.ts'],
  dev: [SOURCE, 'scripts/dev.ts'],
  test: [SOURCE, 'scripts/test.ts'],
  check: [SOURCE, 'scripts/check.ts'],
  format: ['node_modules/prettier/bin/prettier.cjs', '--write', '.'],
  build: [SOURCE, 'scripts/build.ts'],
  storybook: ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--port', '6006', '--no-open'],
  bench: [SOURCE, 'packages/solver-core/bench/run.ts'],
  figures: [SOURCE, 'scripts/figures/run.ts'],
  verification: [SOURCE, 'packages/solver-core/verification/report/writeReport.ts'],
  demonstrate: [SOURCE, 'scripts/demonstrations/beamApi.ts'],
  api: [SOURCE, 'scripts/api.ts'],
  openapi: [SOURCE, 'scripts/openapi.ts'],
  admin: [SOURCE, 'server/src/operations/cli/main.ts'],
  torture: [SOURCE, 'server/test/torture/run.ts'],
  soak: [SOURCE, 'server/test/torture/run.ts', 'soak'],
  mcp: [SOURCE, 'scripts/mcp.ts'],
  prepack: [SOURCE, 'scripts/prepack.ts'],
  changeset: ['node_modules/@changesets/cli/bin.js'],
};

function main() {
  const [task, ...rest] = process.argv.slice(2);
  if (!Object.hasOwn(TASKS, task ?? '')) return stop(`Say one of: ${Object.keys(TASKS).join(', ')}.`);
  const runtime = chooseRuntime();
  if (runtime.refusal) return stop(runtime.refusal);
  if (!isInstalled(ROOT)) {
    const code = install(ROOT, runtime);
    if (code !== 0) return process.exit(code);
  }
  const node = runtime.own ?? nodeBinary(path.join(ROOT, 'node_modules'), runtime.package);
  if (!node) return stop(`${runtime.package} is not in node_modules: delete the folder and start again.`);
  runTask(node, [...TASKS[task], ...rest]);
}

function stop(line) {
  console.error(line);
  process.exit(1);
}

function runTask(node, args) {
  const bins = [path.dirname(node), path.join(ROOT, 'node_modules', '.bin')];
  const PATH = [...bins, process.env.PATH ?? ''].join(path.delimiter);
  const child = spawn(node, args, { cwd: ROOT, env: { ...KEPT, ...process.env, PATH }, stdio: 'inherit' });
  const end = (signal) => child.kill(signal);
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGHUP', () => end('SIGHUP'));
  // In a terminal Ctrl-C reaches the child directly; forwarding a second one would cut its shutdown short.
  process.on('SIGINT', () => (process.stdin.isTTY ? undefined : end('SIGINT')));
  watchParent(() => end('SIGTERM'));
  child.on('error', (error) => stop(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 143)));
}

/** A signal to npm ends only the shell between npm and this process, which notices it only by a changed parent. */
function watchParent(orphaned) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) orphaned();
  }, 500).unref();
}

main();
