import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { strangersEnvironment } from '../../../../scripts/npmProgram.ts';

const run = promisify(execFile);

/**
 * Initializes a project in an empty folder, unless it is one, and installs packages there by name, like a third party:
 * `npm install …` from a registry.
 */
export async function installApp(
  folder: string,
  { registry, packages }: { readonly registry: string; readonly packages: readonly string[] },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) await writeFile(manifest, '{ "private": true, "type": "module" }\n');
  await writeFile(path.join(folder, '.npmrc'), `registry=${registry}\n`);
  // Peer dependencies that do not match are refused: nothing is forced.
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['install', ...flags, ...packages], {
    cwd: folder,
    env: strangersEnvironment(),
    shell: process.platform === 'win32',
  });
}
