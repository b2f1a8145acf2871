import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MOST_READ } from '../../server/src/oembed/readSharedLink.ts';
import { ROOT } from '../runNode.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('the page lists exactly the libraries that run', () => {
  const [, section = ''] = read('docs/security.md').split('\n## Libraries\n');
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const manifests = ['server', 'site', ...globSync('packages/*', { cwd: ROOT })].map(
    (folder) => JSON.parse(read(`${folder}/package.json`)) as { dependencies?: Record<string, string> },
  );
  const used = new Set(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies)));
  const foreign = [...used].filter((name) => !name.startsWith('@eecs/'));
  expect(foreign.length).toBeGreaterThan(20);
  expect([...listed].sort()).toEqual(foreign.sort());
});

test('the limits on the page are those of the code', () => {
  const page = read('docs/security.md');
  const rules = read('server/src/accounts/sessionRules.ts');
  expect(/idle: (\d+) \* DAY_MS/.exec(rules)?.[1]).toBe(/ends after (\d+) days without use/.exec(page)?.[1]);
  expect(/absolute: (\d+) \* DAY_MS/.exec(rules)?.[1]).toBe(/at the latest after (\d+) days/.exec(page)?.[1]);
  expect(/LONGEST_WAIT_S = (\d+)/.exec(read('server/src/accounts/throttle.ts'))?.[1]).toBe(
    /1, 2, 4 … (\d+) s/.exec(page)?.[1],
  );
  const limits = read('server/src/plugins/useLimits.ts');
  const [, ...stated] =
    /(\d+) solves \((\d+) for an account\), (\d+) for public data, (\d+) for an account, (\d+) for unknown addresses; (\d+) reports; (\d+) links/.exec(
      page,
    ) ?? [];
  const limitOf = (name: string) => new RegExp(`\\b${name}: (\\d+)`).exec(limits)?.[1];
  expect(stated).toEqual(
    ['solve', 'solveOfAccount', 'publicData', 'session', 'notFound', 'report', 'sharedLink'].map(limitOf),
  );
  const [, ...sizes] = /Reading a link +\| (\d+) KiB received and (\d+) KiB unpacked/.exec(page) ?? [];
  const { packed, unpacked } = MOST_READ;
  expect(sizes.map(Number)).toEqual([packed, unpacked]);
});
