import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import enUS from '../messages/en-US.json' with { type: 'json' };
import { routes } from './table.ts';

function findRoute(path: string): string | undefined {
  const matches = matchRoutes(
    routes.map(({ id, path: pattern }) => ({ id, path: pattern })),
    path,
  );
  return matches?.at(-1)?.route.id;
}

test.each([
  ['/', 'home'],
  ['/msb', 'beam'],
  ['/msb/', 'beam'],
  ['/msb/0f3c/extra/segments', 'beam'],
  ['/new-task', 'newTask'],
  ['/settings', 'settings'],
  ['/release-notes', 'releaseNotes'],
  ['/about/', 'about'],
  ['/404', 'notFound'],
  ['/login', 'login'],
  ['/cabinet', 'cabinet'],
  ['/callback', 'callback'],
  ['/msbx', 'unknown'],
  ['/no/such/page', 'unknown'],
])('%s opens %s', (path, id) => {
  expect(findRoute(path)).toBe(id);
});

test('ids are unique, and every title has its text', () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  for (const { titleKey } of routes) expect(enUS).toHaveProperty([titleKey]);
});
