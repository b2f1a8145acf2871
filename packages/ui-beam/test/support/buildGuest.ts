import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { program, ROOT } from '../../../../scripts/runNode.ts';
import { installPacked } from './packPackages.ts';

const run = promisify(execFile);

/**
 * Makes a stranger's application outside this repository: the packed tarballs, unpacked where `npm install` would put
 * them, and a page built with Vite. Registries are not asked: whatever the tarballs name among their dependencies is a
 * link to this workspace's copy, and what they do not name is not there, so that an import they forgot to declare
 * breaks the build. Resolves with the folder, which holds `dist` and `node_modules`.
 */
export async function buildGuest(): Promise<string> {
  const folder = await mkdtemp(path.join(findOutside(), 'eecs-guest-'));
  const modules = path.join(folder, 'node_modules');
  const needs = await installPacked(folder, modules);
  for (const name of needs) {
    await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
    await symlink(path.join(ROOT, 'node_modules', name), path.join(modules, name), 'junction');
  }
  await cp(path.join(import.meta.dirname, '..', 'app'), folder, { recursive: true });
  await run(process.execPath, [program('vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}

/** A folder outside this repository: below it, Node and bundlers would find what nobody installed. */
function findOutside(): string {
  // Unpacking a browser to test with may have moved the folder for temporary files into the repository.
  const isInside = path.relative(ROOT, os.tmpdir()).split(path.sep)[0] !== '..';
  return isInside ? path.dirname(ROOT) : os.tmpdir();
}
