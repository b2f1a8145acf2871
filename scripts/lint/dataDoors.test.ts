import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the file of an entry point such as `@eecs/ui-kit/editing`, as the source in its package's manifest. */
function findDoor(name: string): string {
  const [, folder = '', door = ''] = /^@eecs\/([\w-]+)(.*)$/.exec(name) ?? [];
  const place = join(ROOT, 'packages', folder);
  const { exports } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as {
    exports: Record<string, { '@eecs/source': string }>;
  };
  return join(place, exports[`.${door}`]?.['@eecs/source'] ?? '');
}

const IMPORT =
  /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s*)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/** Lists what a module imports at once or later, except types. */
function listImports(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^ *(?:\/\*\*|\*|\/\/).*$/gm, '');
  return [...code.matchAll(IMPORT)].map(([, first, later]) => first ?? later ?? '');
}

/** Lists the modules that are reached from an entry point, and the external packages that they need. */
function reach(door: string): {
  readonly modules: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
} {
  const [modules, packages] = [new Set<string>(), new Set<string>()];
  const left = [findDoor(door)];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (modules.has(file)) continue;
    modules.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    for (const name of listImports(file)) {
      if (name.startsWith('.')) left.push(join(dirname(file), name.replace(/\?.*$/, '')));
      else if (name.startsWith('@eecs/')) left.push(findDoor(name));
      else packages.add(name);
    }
  }
  return { modules, packages };
}

test.each([
  '@eecs/ui-beam/data',
  '@eecs/ui-truss/data',
  '@eecs/ui-frame/data',
  '@eecs/ui-kit/data',
  '@eecs/ui-kit/editing',
  '@eecs/ui-kit/layout',
])('%s reaches neither React nor a component, now or later', (door) => {
  const { modules, packages } = reach(door);
  expect([...modules].filter((file) => !existsSync(file))).toEqual([]);
  expect(modules.size).toBeGreaterThan(5);
  expect([...modules].filter((file) => file.endsWith('.tsx')).map((file) => relative(ROOT, file))).toEqual(
    [],
  );
  expect([...packages].filter((name) => /^(react|styled-components|jotai|lucide)/.test(name))).toEqual([]);
});
