import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import cabinetEnUS from '../../packages/ui-account/src/cabinet/messages/en-US.json' with { type: 'json' };
import loginEnUS from '../../packages/ui-account/src/login/messages/en-US.json' with { type: 'json' };
import planEnUS from '../../packages/ui-account/src/plans/messages/en-US.json' with { type: 'json' };
import embedEnUS from '../src/pages/EmbedPage/messages/en-US.json' with { type: 'json' };
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import previewEnUS from '../src/pages/PreviewPage/messages/en-US.json' with { type: 'json' };
import { becomeReader, buyByApi, logIn, logInByApi, post, registerByApi } from './support/account.ts';
import { findViolations } from './support/findViolations.ts';
import { openPage, stepTo } from './support/openPage.ts';
import { FROZEN_EMAIL, PASSWORD, ROOT_EMAIL } from './support/people.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

const NOWHERE = 'Requested page not found…';
const LOGIN = enUS['page.login'];

/**
 * Every route and its heading, a column for each kind of caller: who is outside, who is
 * inside, root. One heading is for all of them.
 */
const ROUTES: readonly (readonly [path: string, outside: string, inside?: string, root?: string])[] = [
  ['/', enUS['home.heading']],
  ['/msb/', enUS['page.beam']],
  ['/truss/', enUS['page.truss']],
  ['/new-task', enUS['page.newTask']],
  ['/products', enUS['page.products']],
  ['/shared-sections', enUS['page.sharedSections']],
  ['/shared-materials', enUS['page.sharedMaterials']],
  ['/settings', enUS['page.settings']],
  ['/guide/embedding/1', 'On a page of your own'],
  ['/release-notes', enUS['page.releaseNotes']],
  ['/about', enUS['page.about']],
  ['/embed', enUS['page.embed']],
  ['/check', enUS['page.check']],
  ['/terms/cookies', 'Cookies Policy'],
  ['/callback', enUS['page.callback']],
  ['/404', NOWHERE],
  ['/no/such/page', NOWHERE],
  ['/task-manager', LOGIN, enUS['page.taskManager']],
  ['/notify', LOGIN, enUS['page.notify']],
  ['/subscription-manager', LOGIN, enUS['page.subscriptionManager']],
  ['/subscribe?branch=1&bundle=3&period=12', LOGIN, enUS['page.subscribe']],
  ['/preview-msb1', LOGIN, previewEnUS['preview.missing']],
  ['/preview-truss1', LOGIN, previewEnUS['preview.missing']],
  ['/login', LOGIN, enUS['page.cabinet']],
  ['/register', enUS['page.register'], enUS['page.cabinet']],
  ['/cabinet', LOGIN, enUS['page.cabinet']],
  ['/console', NOWHERE, NOWHERE, enUS['page.console']],
  ['/arch', NOWHERE, NOWHERE, enUS['page.arch']],
  ['/frame', NOWHERE, NOWHERE, enUS['page.frame']],
  ['/pile', NOWHERE, NOWHERE, enUS['page.pile']],
];

/** Elements that show that a page is complete, if its heading is not enough. */
const WHOLE: Readonly<Record<string, string>> = {
  '/': '.hero [data-beam-editor]',
  '/shared-sections': 'main table caption',
  '/shared-materials': 'main table caption',
  '/release-notes': 'main time',
  '/products': 'main section h2',
  '/embed': `iframe[title="${embedEnUS['embed.frameTitle']}"]`,
  '/guide/embedding/1': 'main pre',
  '/subscribe?branch=1&bundle=3&period=12': 'main section table',
  '/subscription-manager': 'main section h2',
};

interface Caller {
  readonly column: 1 | 2 | 3;
  /**
   * The routes that this caller visits: all, those that differ between callers, or none, since a caller who is not let
   * in sees the same as an anonymous one.
   */
  readonly goes: 'everywhere' | 'where it differs' | 'nowhere';
  /** Becomes that caller before the first page comes. */
  readonly become?: (page: Page) => Promise<unknown>;
  /** Checks that only this caller makes, beyond seeing a page. */
  readonly own: (page: Page) => Promise<unknown>;
}

const CALLERS: Readonly<Record<string, Caller>> = {
  anonymous: {
    column: 1,
    goes: 'everywhere',
    own: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: LOGIN }).waitFor();
      // Other people's pages load these files, by the address that /embed writes.
      for (const name of ['eecs-beam', 'eecs-truss']) {
        const file = await page.request.get(new URL(`/element/${name}.js`, page.url()).href);
        expect([file.status(), file.headers()['access-control-allow-origin']]).toEqual([200, '*']);
        expect(await file.text()).toContain(`"${name}"`);
      }
    },
  },
  unverified: {
    column: 1,
    goes: 'nowhere',
    own: async (page) => {
      const email = await registerByApi(page);
      await stepTo(page, '/login');
      await logIn(page, email, PASSWORD);
      await page.getByText(loginEnUS['login.unverified']).waitFor();
      await page.getByRole('button', { name: loginEnUS['link.activation'] }).waitFor();
    },
  },
  frozen: {
    column: 1,
    goes: 'nowhere',
    own: async (page) => {
      await stepTo(page, '/login');
      await logIn(page, FROZEN_EMAIL, PASSWORD);
      await page.getByRole('alert').filter({ hasText: 'User account is frozen' }).first().waitFor();
    },
  },
  free: {
    column: 2,
    goes: 'everywhere',
    become: becomeReader,
    own: async (page) => {
      await stepTo(page, '/subscription-manager');
      await page.getByText(planEnUS['manager.free']).first().waitFor();
    },
  },
  subscriber: {
    column: 2,
    goes: 'where it differs',
    become: async (page) => {
      await becomeReader(page);
      await buyByApi(page, { productId: 0, branchId: 1, bundleId: 3, period: 1 });
    },
    own: async (page) => {
      await stepTo(page, '/subscription-manager');
      await page.getByRole('button', { name: 'Renew Professional' }).waitFor();
    },
  },
  suspended: {
    column: 2,
    goes: 'where it differs',
    become: async (page) => {
      await becomeReader(page);
      await post(page, '/api/auth/update', { suspension: { suspendDate: 0 } });
    },
    own: async (page) => {
      await page.getByText(enUS['account.suspended']).waitFor();
      await stepTo(page, '/cabinet');
      await page.getByRole('button', { name: cabinetEnUS['pause.resume'] }).waitFor();
    },
  },
  root: {
    column: 3,
    goes: 'where it differs',
    become: (page) => logInByApi(page, ROOT_EMAIL),
    own: (page) => page.getByRole('link', { name: enUS['page.console'] }).first().waitFor(),
  },
};

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

/** Axe sees these with a solved document, in the tests of beams and trusses. */
const ELSEWHERE = ['/msb/', '/truss/'];

/** Pages that axe has seen: of a page that is the same to all it is asked once. */
const seen = new Set<string>();

test.each(Object.entries(CALLERS))('every route as %s', async (_name, { column, goes, become, own }) => {
  const { page, complaints, close } = await openPage(site, {
    path: '/about',
    ...(become !== undefined && { become }),
  });
  await own(page);
  const routes = goes === 'nowhere' ? [] : ROUTES.filter((row) => goes === 'everywhere' || row.length > 2);
  for (const [path, outside, inside = outside, root = inside] of routes) {
    const heading = [outside, inside, root][column - 1] ?? '';
    await stepTo(page, path);
    await page
      .getByRole('heading', { level: 1, name: heading, exact: true })
      .waitFor({ state: 'attached' })
      .catch(async (cause: unknown) => {
        const shown = await page.locator('main h1').allInnerTexts();
        throw new Error(`${path} shows “${shown.join()}”, not “${heading}”`, { cause });
      });
    // One page for all addresses that lead nowhere.
    const shown = heading === NOWHERE ? NOWHERE : `${path} ${heading}`;
    if (seen.has(shown) || heading === LOGIN) continue;
    await page
      .locator(WHOLE[path] ?? 'main h1')
      .first()
      .waitFor();
    if (!ELSEWHERE.includes(path))
      expect([path, ...(await findViolations(page, { hasColors: path === '/' }))]).toEqual([path]);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([
      path,
      0,
    ]);
    // Only now: a second try looks again at what the first found wanting.
    seen.add(shown);
  }
  expect(complaints).toEqual([]);
  await close();
});
