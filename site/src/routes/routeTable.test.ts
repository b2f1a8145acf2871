import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import enUS from '../messages/en-US.json' with { type: 'json' };
import { routeTable } from './routeTable.ts';

function findRoute(path: string): string | undefined {
  const matches = matchRoutes(
    routeTable.map(({ id, path: pattern }) => ({ id, path: pattern })),
    path,
  );
  return matches?.at(-1)?.route.id;
}

test.each([
  ['/', 'home'],
  ['/msb', 'beam'],
  ['/msb/', 'beam'],
  ['/msb/0f3c/extra/segments', 'beam'],
  ['/new-task', 'new-task'],
  ['/settings', 'settings'],
  ['/release-notes', 'release-notes'],
  ['/about/', 'about'],
  ['/404', 'not-found'],
  ['/msbx', 'unknown'],
  ['/no/such/page', 'unknown'],
])('%s opens %s', (path, id) => {
  expect(findRoute(path)).toBe(id);
});

test('ids are unique, and every title has its text', () => {
  expect(new Set(routeTable.map(({ id }) => id)).size).toBe(routeTable.length);
  for (const { titleKey } of routeTable) expect(enUS).toHaveProperty([titleKey]);
});
