// Installs the packages of package-lock.json. Must run on Node 18.19 and newer.
//
// Two steps, because an old npm run by an old Node silently omits platform packages whose `engines` it does not satisfy
// and then reports success: first the pinned Node and npm into .cache/tools, then `npm ci` with those.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { libcOf, nodeBinary, NODE_VERSION, NPM_VERSION } from './runtime.mjs';

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error', '--progress=false'];

/** Returns whether every package of the lock file that this machine needs is in node_modules at that version. */
export function isInstalled(root) {
  const lock = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (!lock) throw new Error('package-lock.json is missing or not readable.');
  if (!installed) return false;
  return Object.entries(lock).every(
    ([place, wanted]) =>
      !isNeeded(place, wanted) ||
      (installed[place]?.link ?? false) ||
      installed[place]?.version === wanted.version,
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined; // absent, or cut off by an interrupted install: both mean "not installed"
  }
}

/** Optional packages count only if they name this platform; others may be missing. */
function isNeeded(place, wanted) {
  if (!place.startsWith('node_modules/') || wanted.link) return false;
  if (!wanted.optional) return true;
  if (!wanted.os || !wanted.cpu) return false;
  const libc = libcOf(process.platform);
  return (
    [wanted.os].flat().includes(process.platform) &&
    [wanted.cpu].flat().includes(process.arch) &&
    (!wanted.libc || !libc || [wanted.libc].flat().includes(libc))
  );
}

/** Installs and returns the exit code; prints a line for each step. */
export function install(root, runtime) {
  const tools = installTools(root, runtime);
  if (!tools) return 1;
  console.log('Installing the packages of package-lock.json (half a minute on a first run) …');
  // On Windows the running node.exe cannot be deleted, as `npm ci` would try.
  const verb = process.platform === 'win32' && existsSync(path.join(root, 'node_modules')) ? 'install' : 'ci';
  return run(tools.node, [tools.npm, verb, ...QUIET], root, path.dirname(tools.node));
}

function installTools(root, runtime) {
  if (runtime.own) return { node: runtime.own, npm: ownNpm() };
  const folder = path.join(root, '.cache', 'tools');
  const modules = path.join(folder, 'node_modules');
  const npm = path.join(modules, 'npm', 'bin', 'npm-cli.js');
  if (!nodeBinary(modules, runtime.package) || !existsSync(npm)) {
    console.log(`Fetching Node ${NODE_VERSION} and npm ${NPM_VERSION} …`);
    const wanted = [`${runtime.package}@${NODE_VERSION}`, `npm@${NPM_VERSION}`];
    const flags = ['--prefix', folder, '--no-save', '--no-package-lock', ...QUIET];
    const code = run(process.execPath, [ownNpm(), 'install', ...flags, ...wanted], root);
    if (code !== 0) {
      console.error(
        'The package registry could not be reached, or refused. Check the network and start again.',
      );
      return undefined;
    }
  }
  return { node: nodeBinary(modules, runtime.package), npm };
}

/** Returns the npm that started this process, or the one next to the running Node. */
function ownNpm() {
  const started = process.env.npm_execpath;
  if (started && /npm-cli\.js$/.test(started)) return started;
  const bin = path.dirname(process.execPath);
  const places = [
    path.join(bin, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(bin, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('npm was not found: start with `npm start` or `npm test`.');
  return found;
}

function run(node, args, cwd, firstInPath) {
  const env = { ...process.env };
  if (firstInPath) env.PATH = firstInPath + path.delimiter + (env.PATH ?? '');
  const result = spawnSync(node, args, { cwd, env, stdio: 'inherit' });
  return result.status ?? 1;
}
