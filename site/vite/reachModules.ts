import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/** The part of a bundler's module graph that is used here. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Static imports and re-exports in a source: the imported names, and the module. */
const IMPORTS =
  /^(?:import|export)\s+(?!type\b)(?:(?:[\w$]+\s*,\s*)?(\{[^}]*\}|\*(?:\s+as\s+[\w$]+)?|[\w$]+)\s+from\s+)?['"]([^'"]+)['"]/gm;

/**
 * Lists the modules that files need at once, including themselves, by absolute path. An entry point of a package, which
 * exports everything, counts only for the names that are imported through it: in the bundler's own graph one name would
 * include the whole package.
 */
export function reachModules(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set(roots);
  for (const file of reached) {
    const imported = graph.getModuleInfo(file)?.importedIds ?? [];
    for (const id of imported) if (isForeign(id)) reached.add(id);
    if (isForeign(file) || !existsSync(file)) continue;
    for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      if (from.startsWith('.')) reached.add(path.resolve(path.dirname(file), from));
      else if (from.startsWith('@eecs/'))
        listThrough(findDoor(from), names).forEach((one) => reached.add(one));
    }
  }
  return reached;
}

/**
 * Returns whether a module belongs to an external dependency; packages of this repository are linked from node_modules,
 * but read in their own folders.
 */
function isForeign(id: string): boolean {
  return id.includes('/node_modules/');
}

/** Lists the sources of the names that are imported through an entry point. */
function listThrough(door: string, names: string): readonly string[] {
  const wanted = new Set(
    listNames(names)
      .filter((name) => !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0] ?? name),
  );
  return [...readFileSync(door, 'utf8').matchAll(IMPORTS)].flatMap(([, list = '', from = '']) => {
    const isWanted = listNames(list).some((name) => wanted.has(name.split(/\s+as\s+/).at(-1) ?? name));
    return isWanted ? [path.resolve(path.dirname(door), from)] : [];
  });
}

/** Lists the names in braces; a final comma adds no empty name. */
function listNames(list: string): readonly string[] {
  return list
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Finds the source of an entry point, such as `@eecs/ui-kit/editor`. */
function findDoor(specifier: string): string {
  const [, name = '', ...rest] = specifier.split('/');
  const folder = path.join(ROOT, 'packages', name);
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly '@eecs/source'?: string }>>;
  };
  const source = exports[['.', ...rest].join('/')]?.['@eecs/source'];
  if (source === undefined) throw new Error(`${specifier} has no source`);
  return path.join(folder, source);
}
