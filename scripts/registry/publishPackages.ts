import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isBuilt } from '../builds/builtPackages.ts';
import { PACKAGES } from '../builds/packageNames.ts';
import { program, ROOT } from '../runNode.ts';
import { TOKEN } from './localRegistry.ts';
import { strangersEnvironment } from '../npmProgram.ts';

const run = promisify(execFile);
const CHANGESET = program('@changesets/cli/bin.js');

export interface PublishOptions {
  /**
   * Whether changesets publish, as for a release: they start npm twice for each package, which takes three times as
   * long as one npm that publishes all of them.
   * @default false
   */
  readonly byChangesets?: boolean;
}

/**
 * Makes a release in `stage`, a folder outside the repository, and publishes it at `registry`: the versions and change
 * logs of changesets, with the built files. An outdated `dist` is built there, without types. Resolves with the output
 * of the publishing program.
 */
export async function publishPackages(
  stage: string,
  registry: string,
  { byChangesets = false }: PublishOptions = {},
): Promise<string> {
  await mkdir(path.join(stage, '.changeset'), { recursive: true });
  // Only the published packages matter: the site and the server are not part of a release.
  const config = JSON.parse(await readFile(path.join(ROOT, '.changeset/config.json'), 'utf8')) as object;
  await write(stage, '.changeset/config.json', { ...config, ignore: [] });
  const changesets = (await readdir(path.join(ROOT, '.changeset'))).filter((file) => file.endsWith('.md'));
  for (const file of changesets)
    await cp(path.join(ROOT, '.changeset', file), path.join(stage, '.changeset', file));
  await write(stage, 'package.json', { private: true, version: '0.0.0', workspaces: ['packages/*'] });
  await write(stage, 'package-lock.json', { lockfileVersion: 3, packages: {} });
  await symlink(path.join(ROOT, 'node_modules'), path.join(stage, 'node_modules'), 'junction');
  const isFresh = isBuilt();
  for (const name of PACKAGES) await copyPackage(name, path.join(stage, 'packages', name), isFresh);

  const { host } = new URL(registry);
  await writeFile(path.join(stage, '.npmrc'), `registry=${registry}\n//${host}/:_authToken=${TOKEN}\n`);
  const env = {
    ...strangersEnvironment(),
    // Without a progress bar.
    CI: 'true',
    npm_config_registry: registry,
    npm_config_userconfig: path.join(stage, '.npmrc'),
    // They are built already.
    npm_config_ignore_scripts: 'true',
  };
  const options = { cwd: stage, env, shell: false };
  // changesets fails without changesets; a first release publishes the versions in the manifests.
  if (changesets.length > 0) await run(process.execPath, [CHANGESET, 'version'], options);
  const { stdout, stderr } = byChangesets
    ? await run(process.execPath, [CHANGESET, 'publish', '--no-git-tag'], options)
    : await run('npm', ['publish', '--workspaces', '--loglevel=error'], {
        ...options,
        shell: process.platform === 'win32',
      });
  return stdout + stderr;
}

async function copyPackage(name: string, place: string, isFresh: boolean): Promise<void> {
  const source = path.join(ROOT, 'packages', name);
  await mkdir(place, { recursive: true });
  const { files } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as {
    readonly files: readonly string[];
  };
  const parts = (await readdir(source)).filter(
    (one) =>
      /^(package\.json|bin|README|LICENSE|.*\.md$)/.test(one) ||
      (files.includes(one) && (one !== 'dist' || isFresh)),
  );
  for (const one of parts) await cp(path.join(source, one), path.join(place, one), { recursive: true });
  if (isFresh) return;
  const built = ['--silent', '--no-dts', '--out-dir', path.join(place, 'dist')];
  await run(process.execPath, [program('tsup/dist/cli-default.js'), ...built], { cwd: source });
}

const write = (folder: string, file: string, value: unknown): Promise<void> =>
  writeFile(path.join(folder, file), JSON.stringify(value));
