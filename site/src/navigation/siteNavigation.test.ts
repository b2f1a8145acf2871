import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { expect, test } from 'vitest';
import type { SiteRoute } from '../routes/siteRoute.ts';
import { createNavigation } from './siteNavigation.ts';

/** A navigation over pages that come when the test says so. */
function createSite() {
  const waiting = new Map<string, { come: () => void; fail: () => void }>();
  const asked: string[] = [];
  const history = createMemoryHistory({ initialEntries: ['/'], v5Compat: true });
  const navigation = createNavigation({
    history,
    findRoute: (pathname) => ({ id: pathname.split('/')[1] ?? '' }) as SiteRoute,
    loadPage: ({ id }) => {
      asked.push(id);
      return new Promise((resolve, reject) => {
        waiting.set(id, { come: () => resolve(() => id), fail: () => reject(new Error(`${id} is lost`)) });
      });
    },
  });
  const show = () => (navigation.getShown()?.Page as (() => string) | undefined)?.();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const come = async (id: string) => {
    waiting.get(id)?.come();
    await settle();
  };
  const fail = async (id: string) => {
    waiting.get(id)?.fail();
    await settle();
  };
  return { navigation, history, asked, show, come, fail };
}

test('nothing is shown until the first page has come', async () => {
  const { navigation, come, show } = createSite();
  expect(navigation.getShown()).toBeNull();
  expect(navigation.getWanted()?.pathname).toBe('/');
  await come('');
  expect(show()).toBe('');
  expect(navigation.getWanted()).toBeNull();
});

test('a page stays until the next one has come; one that was there before comes at once', async () => {
  const { navigation, asked, come, show } = createSite();
  await come('');
  const arrival = navigation.go('/about');
  expect(show()).toBe('');
  expect(navigation.getWanted()?.pathname).toBe('/about');
  await come('about');
  await arrival;
  expect(show()).toBe('about');
  void navigation.go('/');
  expect(show()).toBe('');
  expect(asked).toEqual(['', 'about']);
});

test('of two pages on the way the one asked for last wins, in whatever order they come', async () => {
  const { navigation, come, show } = createSite();
  await come('');
  void navigation.go('/slow');
  void navigation.go('/quick');
  await come('quick');
  await come('slow');
  expect(show()).toBe('quick');
  expect(navigation.getShown()?.location.pathname).toBe('/quick');
});

test('whoever goes back while a page is on the way stays where they were', async () => {
  const { navigation, history, come, show } = createSite();
  await come('');
  void navigation.go('/slow');
  history.go(-1);
  await come('slow');
  expect(show()).toBe('');
  expect(navigation.getWanted()).toBeNull();
});

test('a page that is lost fails where it would stand, and is asked for again', async () => {
  const { navigation, asked, come, fail, show } = createSite();
  await come('');
  void navigation.go('/about');
  await fail('about');
  expect(show).toThrow('about is lost');
  void navigation.go('/about', { replace: true });
  await come('about');
  expect(show()).toBe('about');
  expect(asked).toEqual(['', 'about', 'about']);
});

test('what goes along is kept, and a replaced page is no step of the history', async () => {
  const { navigation, history, come } = createSite();
  await come('');
  void navigation.go('/a', { state: { quiet: true } });
  await come('a');
  expect(navigation.getShown()?.location.state).toEqual({ quiet: true });
  void navigation.go('/b', { replace: true });
  await come('b');
  history.go(-1);
  expect(navigation.getShown()?.location.pathname).toBe('/');
});
