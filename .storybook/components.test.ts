import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Components that are only read aloud, or invisible by themselves. */
const UNSEEN = new Set(['VisuallyHidden']);

const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: ROOT });

/** Lists the components that an entry point exports by name, with the file of each. */
function listComponents(door: string): { readonly name: string; readonly file: string }[] {
  return [...read(door).matchAll(/export \{([^}]*)\} from '(\.[^']*\.tsx)'/g)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z][a-z]\w*$/.test(name))
        .map((name) => ({ name, file: path.join(path.dirname(door), from) })),
  );
}

/** Lists all files that files import, at once or later. */
function listBrought(files: readonly string[]): Set<string> {
  const brought = new Set(files);
  for (const file of brought)
    for (const [, from = ''] of read(file).matchAll(/(?:from |import\()'([^']+)'/g)) {
      const found = findFile(file, from);
      if (found !== null) brought.add(found);
    }
  return brought;
}

function findFile(file: string, from: string): string | null {
  const [, name, door] = /^@eecs\/([\w-]+)(?:\/([\w-]+))?$/.exec(from) ?? [];
  const candidates = from.startsWith('.')
    ? [path.join(path.dirname(file), from)]
    : name === undefined
      ? []
      : [`packages/${name}/src/${door ?? 'index'}.ts`, `packages/${name}/src/${door}/index.ts`];
  return (
    candidates.find(
      (one) => /\.tsx?$/.test(one) && one.includes('src/') && existsSync(path.join(ROOT, one)),
    ) ?? null
  );
}

const DOORS = globSync('packages/ui-*/src/{index.ts,headless/index.ts}', { cwd: ROOT });

test('every component that a package exports stands in a story', () => {
  const texts = stories.map(read);
  const components = DOORS.flatMap(listComponents).filter(({ name }) => !UNSEEN.has(name));
  expect(components.length).toBeGreaterThan(35);
  const isShown = (name: string): boolean =>
    texts.some((text) => new RegExp(`<${name}[\\s/>]|component: ${name}\\b`).test(text));
  expect(components.map(({ name }) => name).filter((name) => !isShown(name))).toEqual([]);
});

test('every part that editors are made of comes with a story', () => {
  const parts = listComponents('packages/ui-kit/src/editor/index.ts');
  expect(parts.length).toBeGreaterThan(30);
  const brought = listBrought(stories);
  expect(parts.filter(({ file }) => !brought.has(file))).toEqual([]);
});

test('panels, results and board of both editors have stories of their own', () => {
  for (const editor of ['ui-beam', 'ui-truss'])
    for (const room of ['board', 'panels', 'results'])
      expect(stories.filter((file) => file.startsWith(`packages/${editor}/src/${room}/`))).not.toEqual([]);
});
