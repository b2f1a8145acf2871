import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';

const FOLDERS: Readonly<Record<string, string>> = {
  core: 'packages/solver-core/src',
  kit: 'packages/ui-kit/src',
  beam: 'packages/ui-beam/src',
  site: 'site/src',
  server: 'server/src',
};

const page = readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8');

function fileOf(place: string): string {
  const [workspace = '', ...rest] = place.split('/');
  return path.join(ROOT, FOLDERS[workspace] ?? '', ...rest);
}

test('every file the page of rules names is there', () => {
  const places = [...page.matchAll(/\b(?:core|kit|beam|site|server)\/[\w./]+\.tsx?/g)].map(
    ([place]) => place,
  );
  expect(places.length).toBeGreaterThan(50);
  expect(places.filter((place) => !existsSync(fileOf(place)))).toEqual([]);
});

test('every function it names is in its file', () => {
  const named = [...page.matchAll(/`(\w+)` ((?:core|kit|beam|site|server)\/[\w./]+\.tsx?)/g)];
  const lost = named.filter(
    ([, name = '', place = '']) =>
      !new RegExp(`\\b(?:function\\*?|const) ${name}\\b`).test(readFileSync(fileOf(place), 'utf8')),
  );
  expect(lost.map(([text]) => text)).toEqual([]);
});
