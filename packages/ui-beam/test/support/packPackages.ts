import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { program, ROOT } from '../../../../scripts/runNode.ts';

const run = promisify(execFile);

/** What a page with the beam editor installs, in the order of the arrows. */
const PACKAGES = ['solver-core', 'ui-kit', 'ui-beam'] as const;

interface Manifest {
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Builds the packages from the sources as they stand, without types, packs each with `npm pack` and unpacks the
 * tarballs below `modules`, a `node_modules` folder. Resolves with the names of all they say they need of others.
 */
export async function installPacked(folder: string, modules: string): Promise<ReadonlySet<string>> {
  const needs = await Promise.all(PACKAGES.map((name) => installOne(name, { folder, modules })));
  return new Set(needs.flat().filter((name) => !name.startsWith('@eecs/')));
}

async function installOne(
  name: string,
  { folder, modules }: { readonly folder: string; readonly modules: string },
): Promise<string[]> {
  const source = path.join(ROOT, 'packages', name);
  const stage = path.join(folder, 'stage', name);
  const manifest = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as Manifest;
  await mkdir(stage, { recursive: true });
  for (const file of await readdir(source)) {
    if (/^(package\.json|README|LICENSE|.*\.md$)/.test(file)) {
      await cp(path.join(source, file), path.join(stage, file));
    }
  }
  await run(
    process.execPath,
    [program('tsup/dist/cli-default.js'), '--silent', '--no-dts', '--out-dir', path.join(stage, 'dist')],
    { cwd: source },
  );
  const { stdout } = await run('npm', ['pack', '--silent', '--ignore-scripts'], {
    cwd: stage,
    shell: process.platform === 'win32',
  });
  const place = path.join(modules, '@eecs', name);
  await mkdir(place, { recursive: true });
  await run('tar', ['-xzf', path.join(stage, stdout.trim()), '-C', place, '--strip-components=1']);
  return [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.peerDependencies ?? {})];
}
