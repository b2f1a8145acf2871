import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const PAGE = 'ARCHITECTURE.md';
/** Folders whose names explain themselves. */
const CLEAR = ['demonstrations', 'messages'];

/** Returns the names that the tree states for a folder: in its own line and the lines below it. */
function namesInTree(folder: string): readonly string[] {
  const [, tree = ''] = read(PAGE).split('## Tree')[1]?.split('```') ?? [];
  const lines = tree.split('\n');
  const own = folder.replace(/\/src$/, '/');
  const first = lines.findIndex((line) => new RegExp(`^${own}(?:src)?/? `).test(line));
  const next = lines.findIndex((line, index) => index > first && !line.startsWith(' '));
  return first < 0 ? [] : (lines.slice(first, next).join(' ').match(/\w+/g) ?? []);
}

/** Returns the names that a README contains as code: `scheme`, `src/scheme`, `scheme/`. */
const namesAsCode = (file: string): readonly string[] =>
  [...read(file).matchAll(/`(?:src\/)?(\w+)\/?`/g)].map(([, name = '']) => name);

const roomsOf = (folder: string): string[] =>
  globSync(`${folder}/*/`, { cwd: ROOT })
    .map((room) => path.basename(room))
    .filter((room) => !CLEAR.includes(room));

test('the page of the architecture stays a page', () => {
  const lines = read(PAGE).trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(80);
  expect(lines.filter((line) => line.length > 152)).toEqual([]);
});

test.each([
  ['scripts', []],
  ['server/src', []],
  ['site/src', ['site/README.md']],
  ['packages/ui-beam/src', ['packages/ui-beam/README.md']],
  ['packages/ui-truss/src', ['packages/ui-truss/README.md']],
  ['packages/ui-frame/src', ['packages/ui-frame/README.md']],
])('each room of %s is named in its tree, or as code in the README beside it', (folder, beside) => {
  const told = new Set([...namesInTree(folder), ...beside.flatMap(namesAsCode)]);
  const rooms = roomsOf(folder);
  expect(rooms.length).toBeGreaterThan(5);
  expect(rooms.filter((room) => !told.has(room))).toEqual([]);
});

test('the one entry point of each editor that the server uses is declared beside its imports', () => {
  expect(read('scripts/lint/workspaces.ts')).toContain(
    "doors: ['@eecs/ui-beam/report', '@eecs/ui-truss/report', '@eecs/ui-frame/report']",
  );
  for (const editor of ['ui-beam', 'ui-truss', 'ui-frame'])
    expect(read('server/README.md')).toContain(`\`@eecs/${editor}/report\``);
  expect(read(PAGE)).toMatch(/ui-truss +ui-beam +◄─ \/report ─ +server/);
});
