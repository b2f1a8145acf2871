import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../runNode.ts';

const run = promisify(execFile);

/** A registry's entry for one version: the manifest, and the address of its tarball. */
export type Version = Readonly<Record<string, unknown>> & { readonly version: string };

/** Packages that are installed here, by name and version, which the registry serves without a network. */
export interface Shelf {
  readonly list: (name: string) => readonly Version[];
  /** Returns the tarball of a package; null if it is not installed here. */
  readonly pack: (name: string, version: string) => Promise<Buffer | null>;
}

/** Reads from the lock file of this repository what its `node_modules` contains, including nested folders. */
export function readShelf(): Shelf {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
  };
  const folders = new Map<string, string[]>();
  for (const [place, { link }] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    // Optional packages of other platforms are not installed on this machine.
    if (link || !place.includes('node_modules/') || !existsSync(path.join(ROOT, place, 'package.json')))
      continue;
    folders.set(name, [...(folders.get(name) ?? []), path.join(ROOT, place)]);
  }
  const read = (folder: string): Version =>
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Version;
  const foldersOf = (name: string): readonly string[] => folders.get(name) ?? [];
  return {
    list: (name) => foldersOf(name).map(read),
    pack: async (name, version) => {
      const folder = foldersOf(name).find((one) => read(one).version === version);
      if (folder === undefined) return null;
      const { stdout } = await run(
        'tar',
        ['-cz', '--exclude=node_modules', '-C', path.dirname(folder), path.basename(folder)],
        { encoding: 'buffer', maxBuffer: 256e6 },
      );
      return stdout;
    },
  };
}
