import { expect, test } from 'vitest';
import { getPathToRestore, isOwnPath, type FirstLoad } from './lastPath.ts';

const firstLoad: FirstLoad = {
  path: '/',
  referrer: '',
  origin: 'https://eecs.example',
  remembered: '/settings',
  restoredBefore: false,
};

test('a tab opened at the root goes on where the reader left', () => {
  expect(getPathToRestore(firstLoad)).toBe('/settings');
  expect(getPathToRestore({ ...firstLoad, referrer: 'https://search.example/q' })).toBe('/settings');
});

test('a fresh profile stays at home', () => {
  expect(getPathToRestore({ ...firstLoad, remembered: null })).toBeNull();
  expect(getPathToRestore({ ...firstLoad, remembered: '/' })).toBeNull();
});

test('an address somebody asked for wins', () => {
  expect(getPathToRestore({ ...firstLoad, path: '/about' })).toBeNull();
  expect(getPathToRestore({ ...firstLoad, path: '/#prices' })).toBeNull();
});

test('it happens once per tab and never on the way home from our own pages', () => {
  expect(getPathToRestore({ ...firstLoad, restoredBefore: true })).toBeNull();
  expect(getPathToRestore({ ...firstLoad, referrer: 'https://eecs.example/about' })).toBeNull();
  expect(getPathToRestore({ ...firstLoad, referrer: 'https://eecs.example.evil/' })).toBe('/settings');
});

test('a remembered address never leads out of the site', () => {
  expect(getPathToRestore({ ...firstLoad, remembered: '//evil.example' })).toBeNull();
  expect(isOwnPath('/\\evil.example')).toBe(false);
  expect(isOwnPath('https://evil.example')).toBe(false);
  expect(isOwnPath('/msb/ab12?x=1#c')).toBe(true);
});
