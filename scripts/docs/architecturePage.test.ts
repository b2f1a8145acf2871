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
  if (first < 0) return [];
  const told = lines.slice(first, next).join(' ');
  // An editor has the rooms of the one that it is compared with.
  const like = told.includes('the same for') ? namesInTree('packages/ui-beam/src') : [];
  return [...like, ...(told.match(/\w+/g) ?? [])];
}

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
  'scripts',
  'server/src',
  'site/src',
  ...['solver-core', 'ui-kit', 'ui-beam', 'ui-truss', 'ui-frame', 'ui-account'].map(
    (name) => `packages/${name}/src`,
  ),
])('each room of %s is named in the tree', (folder) => {
  const told = new Set(namesInTree(folder));
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
