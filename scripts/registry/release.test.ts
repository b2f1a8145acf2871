import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test('a release is checked in every host and published with provenance, by an identity that may show it', () => {
  const release = read('.ci/release');
  const order = [
    '.ci/run',
    'npm run check -- --hosts',
    'repository.url',
    'homepage=',
    'bugs.url=',
    'export GIT_COMMITTER_NAME=',
    'NPM_CONFIG_PROVENANCE=true npm run changeset -- publish',
  ];
  const places = order.map((words) => release.lastIndexOf(words));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const workflow = read('.github/workflows/release.yml');
  expect(workflow).toMatch(/permissions:[^]*id-token: write/);
  expect(workflow).toContain('run: .ci/release');
});

test('few changesets wait: what belongs together shares one', () => {
  expect(globSync('.changeset/*.md', { cwd: ROOT }).length).toBeLessThanOrEqual(10);
});

test('every package is published for everybody, and built when it is packed', () => {
  for (const file of globSync('packages/*/package.json', { cwd: ROOT })) {
    const manifest = JSON.parse(read(file)) as Record<string, Record<string, string>>;
    if (manifest['private']) continue;
    const { publishConfig, scripts, author } = manifest;
    expect([file, author]).toEqual([file, 'EECS contributors']);
    expect([file, publishConfig]).toEqual([file, { access: 'public' }]);
    expect(scripts?.['prepack']).toContain(`prepack ${path.basename(path.dirname(file))}`);
  }
});
