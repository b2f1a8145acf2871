import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | object>>;
}

/**
 * Serves the solver to pages as a few files, like installed packages, because otherwise each page would fetch four
 * hundred of its modules. Vite bundles them from the sources and caches them until its input changes; therefore the
 * hash `sources` is part of that input. In watch mode, changes of the solver are not noticed.
 */
export function bundleSolver(sources: string) {
  const manifest = readFileSync(path.join(ROOT, 'packages/solver-core/package.json'), 'utf8');
  const { name, exports } = JSON.parse(manifest) as Manifest;
  const modules = Object.entries(exports).filter(([, target]) => typeof target === 'object');
  return {
    doors: modules.map(([door]) => path.posix.join(name, door)),
    define: { SOURCES_OF_THE_SOLVER: JSON.stringify(sources) },
  };
}
