import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';

test('released packages equal those in the registry and those installed', async () => {
  const release = inject('guestRelease');
  for (const name of ['solver-core', 'ui-kit', 'ui-beam', 'ui-truss', 'ui-account']) {
    const manifest = await readFile(path.join(import.meta.dirname, '../..', name, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { readonly version: string };
    const [, told = ''] =
      new RegExp(`@eecs/${name}@(\\S+)`).exec(release.split('Successfully').at(-1) ?? '') ?? [];
    // Pending changesets increase the version.
    expect(told.localeCompare(version, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
    if (name === 'ui-account') continue;
    const installed = path.join(inject('guestFolder'), 'node_modules/@eecs', name);
    expect(JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'))).toMatchObject({
      version: told,
    });
    expect(await readFile(path.join(installed, 'CHANGELOG.md'), 'utf8')).toContain(`## ${told}`);
  }
});

test('the command of the guide installs what the packages ask for', async () => {
  const read = async (name: string): Promise<string> =>
    readFile(path.join(import.meta.dirname, name), 'utf8');
  const command = (await read('app/examples/install.sh')).trim();
  expect(await read('../README.md')).toContain(command);
  const { name, dependencies, peerDependencies } = JSON.parse(await read('../package.json')) as Manifest;
  const own = Object.keys(dependencies).filter((needed) => needed.startsWith('@eecs/'));
  expect(command.split(' ').slice(2).sort()).toEqual([name, ...own, ...Object.keys(peerDependencies)].sort());
});

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}
