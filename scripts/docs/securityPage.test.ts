import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MOST_READ } from '../../server/src/oembed/readSharedLink.ts';
import { ROOT } from '../runNode.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('every library that runs is listed, and none that does not', () => {
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

test('what it says of limits is what the code has', () => {
  const page = read('docs/security.md');
  const rules = read('server/src/accounts/sessionRules.ts');
  expect(/idle: (\d+) \* DAY_MS/.exec(rules)?.[1]).toBe(/Idle (\d+) days/.exec(page)?.[1]);
  expect(/absolute: (\d+) \* DAY_MS/.exec(rules)?.[1]).toBe(/, (\d+) days in any case/.exec(page)?.[1]);
  expect(/LONGEST_WAIT_S = (\d+)/.exec(read('server/src/accounts/throttle.ts'))?.[1]).toBe(
    /1, 2, 4 … (\d+) s/.exec(page)?.[1],
  );
  const limits = read('server/src/plugins/useLimits.ts');
  const [, ...told] =
    /(\d+) solves \((\d+) of an\s+account\), (\d+) of public data, (\d+) of an account, (\d+) that lead nowhere; (\d+) reports, (\d+) links/.exec(
      page,
    ) ?? [];
  const limitOf = (name: string) => new RegExp(`\\b${name}: (\\d+)`).exec(limits)?.[1];
  expect(told).toEqual(
    ['solve', 'solveOfAccount', 'publicData', 'session', 'notFound', 'report', 'sharedLink'].map(limitOf),
  );
  const [, ...sizes] = /Reading a link +\| (\d+) KiB as it comes and (\d+) KiB unpacked/.exec(page) ?? [];
  const { packed, unpacked } = MOST_READ;
  expect(sizes.map(Number)).toEqual([packed, unpacked]);
});
