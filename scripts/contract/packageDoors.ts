import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';
import type { Door } from './apiReport.ts';

/** An entry point of a published package, and the page with the report of its public names. */
export interface PackageDoor extends Door {
  /** Relative to the repository. */
  readonly page: string;
}

/** The folder within a package that contains the reports, one per entry point. */
const PAGES = 'api';

/** Lists the entry points of the published packages from their manifests: entries of `exports` that name a source. */
export function listPackageDoors(): readonly PackageDoor[] {
  return globSync('packages/*/package.json', { cwd: ROOT })
    .toSorted()
    .flatMap((manifest): readonly PackageDoor[] => {
      const folder = path.posix.dirname(manifest);
      const { name, exports, private: isPrivate } = readManifest(manifest);
      if (isPrivate === true) return [];
      return Object.entries(exports).flatMap(([entry, { '@eecs/source': source }]) =>
        source === undefined
          ? []
          : [
              {
                specifier: `${name}${entry.slice(1)}`,
                declarations: path.join(
                  ROOT,
                  folder,
                  source.replace('./src/', 'dist-types/').replace(/\.tsx?$/, '.d.ts'),
                ),
                page: `${folder}/${PAGES}/${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '.')}.md`,
              },
            ],
      );
    });
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, { readonly '@eecs/source'?: string }>>;
}

function readManifest(file: string): Manifest {
  const { exports = {}, ...rest } = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Manifest;
  return { ...rest, exports };
}
