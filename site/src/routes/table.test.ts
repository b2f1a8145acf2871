import { expect, test } from 'vitest';
import enUS from '../messages/en-US.json' with { type: 'json' };
import { findRoute } from './findRoute.ts';
import { routes } from './table.ts';

test.each([
  ['/', 'home'],
  ['/msb', 'beam'],
  ['/msb/', 'beam'],
  ['/msb/0f3c/extra/segments', 'beam'],
  ['/truss/', 'truss'],
  ['/truss/0f3c', 'truss'],
  ['/frame/', 'frame'],
  ['/frame/0f3c', 'frame'],
  ['/new-task', 'newTask'],
  ['/shared-sections', 'sharedSections'],
  ['/shared-materials', 'sharedMaterials'],
  ['/settings', 'settings'],
  ['/release-notes', 'releaseNotes'],
  ['/about/', 'about'],
  ['/check', 'check'],
  ['/verification', 'verification'],
  ['/404', 'notFound'],
  ['/login', 'login'],
  ['/cabinet', 'cabinet'],
  ['/callback', 'callback'],
  ['/preview-msb42', 'previewBeam'],
  ['/preview-truss7/', 'previewTruss'],
  ['/preview-frame7', 'previewFrame'],
  ['/preview-msbx', 'unknown'],
  ['/msbx', 'unknown'],
  ['/no/such/page', 'unknown'],
])('%s opens %s', (path, id) => {
  expect(findRoute(routes, path).id).toBe(id);
});

test('ids are unique, and every title has its text', () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  for (const { titleKey } of routes) expect(enUS).toHaveProperty([titleKey]);
});
