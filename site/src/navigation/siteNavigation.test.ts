import { expect, test } from 'vitest';
import type { SiteRoute } from '../routes/siteRoute.ts';
import { openHistory } from './siteHistory.ts';
import { createNavigation } from './siteNavigation.ts';

/** The parts of a window that the history needs, at `/`. */
function createWindow() {
  const entries: { path: string; state: unknown }[] = [{ path: '/', state: null }];
  let at = 0;
  let report: () => void = () => undefined;
  const here = (): URL => new URL(entries[at]?.path ?? '/', 'http://site');
  return {
    location: {
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
      get hash() {
        return here().hash;
      },
      assign: () => undefined,
    },
    history: {
      get state(): unknown {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _: string, path: string) => {
        entries.splice((at += 1), Infinity, { path, state });
      },
      replaceState: (state: unknown, _: string, path: string) => {
        entries[at] = { path, state };
      },
    },
    addEventListener: (_: 'popstate', run: () => void) => {
      report = run;
    },
    back: () => {
      at -= 1;
      report();
    },
  };
}

/** A navigation whose pages load on calls of the test. */
function createSite() {
  const waiting = new Map<string, { come: () => void; fail: () => void }>();
  const asked: string[] = [];
  const page = createWindow();
  const navigation = createNavigation({
    history: openHistory(page),
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
  return { navigation, back: page.back, asked, show, come, fail };
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

test('the page requested last wins, in whatever order two pages arrive', async () => {
  const { navigation, come, show } = createSite();
  await come('');
  void navigation.go('/slow');
  void navigation.go('/quick');
  await come('quick');
  await come('slow');
  expect(show()).toBe('quick');
  expect(navigation.getShown()?.location.pathname).toBe('/quick');
});

test('going back while a page loads stays on the former page', async () => {
  const { navigation, back, come, show } = createSite();
  await come('');
  void navigation.go('/slow');
  back();
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

test('state passed along is kept, and a replaced page is not a step of the history', async () => {
  const { navigation, back, come } = createSite();
  await come('');
  void navigation.go('/a', { state: { quiet: true } });
  await come('a');
  expect(navigation.getShown()?.location.state).toEqual({ quiet: true });
  void navigation.go('/b', { replace: true });
  await come('b');
  back();
  expect(navigation.getShown()?.location.pathname).toBe('/');
});
