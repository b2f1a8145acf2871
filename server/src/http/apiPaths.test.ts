import { describe, expect, test } from 'vitest';
import { isApiPath, matchesRoute, toRoutePath } from './apiPaths.ts';

describe('paths of the API', () => {
  test.each([
    ['/api/case/msb', '/case/msb'],
    ['/api/data/release-notes/0?x=1', '/data/release-notes/0?x=1'],
    ['/case/msb', '/case/msb'],
    ['/api/about', '/api/about'],
    ['/apiary', '/apiary'],
    ['/api/api/case/msb', '/api/api/case/msb'],
    ['http://example.org/api/case/msb?x', '/case/msb?x'],
    ['http://example.org', '/'],
    ['*', '/*'],
    ['/msb/%', '/404'],
    ['/%E0%A4%A', '/404'],
    ['/msb/?x=%', '/msb/?x=%'],
    ['/api/data/release-notes/%', '/data/release-notes/%25'],
  ])('%s is read as %s', (url, read) => expect(toRoutePath(url)).toBe(read));

  test('the paths of pages are not among them', () => {
    expect(['/api', '/api/x', '/data/x', '/case/msb', '/auth', '/auth?x'].map(isApiPath)).not.toContain(
      false,
    );
    expect(['/', '/apiary', '/cases', '/database', '/msb/x'].map(isApiPath)).not.toContain(true);
  });

  test.each([
    ['/data/release-notes/:id', '/data/release-notes/7/?x', true],
    ['/data/release-notes/:id', '/data/release-notes', false],
    ['/msb/*', '/msb', true],
    ['/msb/*', '/msb/a/b', true],
    ['/preview-msb:id', '/preview-msb42', true],
    ['/preview-msb:id', '/preview-msb', false],
    ['/', '/', true],
    ['/', '/x', false],
  ])('%s and %s: %s', (route, url, expected) => expect(matchesRoute(route, url)).toBe(expected));
});
