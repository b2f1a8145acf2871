import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';

const CORE = path.join(ROOT, 'packages/solver-core/src');

/** Lists the imports of each file in a folder, including types. */
function listImports(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to]) => to ?? '');
      const targets = specifiers.map((to) => path.join(path.dirname(file), to));
      return [file, targets.filter((target) => existsSync(path.join(folder, target)))];
    }),
  );
}

/** Finds a cycle of imports through a file, or null; files that lead to no cycle are visited once. */
function findCircle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const cleared = new Set<string>();
  const follow = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (cleared.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next, [...way, file]);
      if (circle) return circle;
    }
    cleared.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return null;
}

test('no file of the core imports itself by way of others, not even for a type', () => {
  const imports = listImports(CORE);
  expect(imports.size).toBeGreaterThan(500);
  expect(findCircle(imports)).toBeNull();
});

test('a circle is reported by the files on it', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['b']],
  ]);
  expect(findCircle(imports)).toEqual(['b', 'd', 'b']);
});
