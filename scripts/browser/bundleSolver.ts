import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | object>>;
}

/**
 * Lets pages have the solver in few files, as they have what is installed: no page tests it, and each would fetch four
 * hundred modules of it. Vite makes them of the sources and keeps them until its input changes, so `sources`, the
 * hash of these, is part of it. A run that waits for changes sees none of the solver's.
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
