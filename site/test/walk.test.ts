import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import cabinetEnUS from '../../packages/ui-account/src/cabinet/messages/en-US.json' with { type: 'json' };
import planEnUS from '../../packages/ui-account/src/plans/messages/en-US.json' with { type: 'json' };
import { isTestDrawn } from '../../packages/solver-core/verification/isTestDrawn.ts';
import '../../packages/solver-core/verification/drawTasks.ts';
import embedEnUS from '../src/pages/EmbedPage/messages/en-US.json' with { type: 'json' };
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import previewEnUS from '../src/pages/PreviewPage/messages/en-US.json' with { type: 'json' };
import { becomeReader, buyByApi, logIn, logInByApi, post } from './support/account.ts';
import { findViolations } from './support/findViolations.ts';
import { openPage, stepTo } from './support/openPage.ts';
import { FROZEN_EMAIL, PASSWORD, ROOT_EMAIL } from './support/people.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

const NOWHERE = 'Requested page not found…';
const LOGIN = enUS['page.login'];

/**
 * A route and its heading, with a column for each kind of caller: logged out, logged in, root. A single heading applies
 * to all.
 */
type Route = readonly [path: string, outside: string, inside?: string, root?: string];
const ROUTES: readonly Route[] = [
  ['/', enUS['home.heading']],
  ['/msb/', enUS['page.beam']],
  ['/truss/', enUS['page.truss']],
  ['/frame/', enUS['page.frame']],
  ['/pile/', enUS['page.pile']],
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
  ['/verification', enUS['page.verification']],
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
  ['/preview-frame1', LOGIN, previewEnUS['preview.missing']],
  ['/preview-arch1', LOGIN, previewEnUS['preview.missing']],
  ['/preview-pile1', LOGIN, previewEnUS['preview.missing']],
  ['/login', LOGIN, enUS['page.cabinet']],
  ['/register', enUS['page.register'], enUS['page.cabinet']],
  ['/cabinet', LOGIN, enUS['page.cabinet']],
  ['/console', NOWHERE, NOWHERE, enUS['page.console']],
];

/**
 * Pages that do not depend on who is logged in, and editors, which other tests open as a reader. The guard of routes
 * has a pure test.
 */
const SAME_TO_ALL: readonly string[] = [
  ...[
    '/guide/embedding/1',
    '/release-notes',
    '/about',
    '/embed',
    '/check',
    '/verification',
    '/terms/cookies',
    '/callback',
  ],
  ...['/404', '/no/such/page', '/msb/', '/truss/'],
];
/** Pages that show a reader's plan, and whether the account is suspended. */
const OF_PLANS: readonly string[] = [
  ...['/task-manager', '/notify', '/subscription-manager', '/subscribe?branch=1&bundle=3&period=12'],
  '/cabinet',
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

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

/** The tests of beams and trusses check these with axe, with a solved document. */
const ELSEWHERE = ['/msb/', '/truss/'];

const { hasAllTests, ...draw } = inject('draws');
/** Whether axe checks a page in this run: half of the pages, the other half with the next seed; every night all. */
const isForAxe = (path: string): boolean =>
  !ELSEWHERE.includes(path) && (hasAllTests || path === '/' || isTestDrawn(path, draw));

/** Pages that axe has checked: a page that is the same for all callers is checked once. */
const seen = new Set<string>();

/** A busy server refuses a call; the page would repeat it, but the walk has gone on. */
const isOfPage = (complaint: string): boolean => !/status of 503/.test(complaint);

type Column = 'outside' | 'inside' | 'root';

/** Visits routes one after another, and checks each page that was not checked for another caller. */
async function walk(page: Page, column: Column, isOnTheWay: (row: Route) => boolean = () => true) {
  for (const row of ROUTES.filter(isOnTheWay)) {
    const [path, outside, inside = outside, root = inside] = row;
    const heading = { outside, inside, root }[column];
    await stepTo(page, path);
    await page
      .getByRole('heading', { level: 1, name: heading, exact: true })
      .waitFor({ state: 'attached' })
      .catch(async (cause: unknown) => {
        const shown = await page.locator('main h1').allInnerTexts();
        throw new Error(`${path} shows “${shown.join()}”, not “${heading}”`, { cause });
      });
    // All unknown addresses show the same page.
    const shown = heading === NOWHERE ? NOWHERE : `${path} ${heading}`;
    if (seen.has(shown) || heading === LOGIN) continue;
    await page
      .locator(WHOLE[path] ?? 'main h1')
      .first()
      .waitFor();
    if (isForAxe(path))
      expect([path, ...(await findViolations(page, { hasColors: path === '/' }))]).toEqual([path]);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([
      path,
      0,
    ]);
    // Added only now, so that a retry checks again what failed.
    seen.add(shown);
  }
}

test('every route as anybody, and the login of a frozen account', async () => {
  const { page, complaints, close } = await openPage(site, { path: '/about' });
  await page.getByRole('banner').getByRole('link', { name: LOGIN }).waitFor();
  // Foreign pages load these files, at the address that /embed writes.
  for (const name of ['eecs-beam', 'eecs-truss', 'eecs-frame']) {
    const file = await page.request.get(new URL(`/element/${name}.js`, page.url()).href);
    expect([file.status(), file.headers()['access-control-allow-origin']]).toEqual([200, '*']);
    expect(await file.text()).toContain(`"${name}"`);
  }
  await walk(page, 'outside');
  // A caller who cannot log in continues as an anonymous reader.
  await stepTo(page, '/login');
  await logIn(page, FROZEN_EMAIL, PASSWORD);
  await page.getByRole('alert').filter({ hasText: 'User account is frozen' }).first().waitFor();
  expect(complaints.filter(isOfPage)).toEqual([]);
  await close();
});

test('every route as a reader, who then buys a plan, and then suspends the account', async () => {
  const { page, complaints, close } = await openPage(site, { path: '/about', become: becomeReader });
  await walk(page, 'inside', ([path]) => !SAME_TO_ALL.includes(path));
  await stepTo(page, '/subscription-manager');
  await page.getByText(planEnUS['manager.free']).first().waitFor();

  await buyByApi(page, { productId: 0, branchId: 1, bundleId: 3, period: 1 });
  await page.reload();
  await page.getByRole('button', { name: 'Renew Professional' }).waitFor();
  await walk(page, 'inside', ([path]) => OF_PLANS.includes(path));

  await post(page, '/api/auth/update', { suspension: { suspendDate: 0 } });
  await page.reload();
  await page.getByRole('button', { name: cabinetEnUS['pause.resume'] }).waitFor();
  await stepTo(page, '/about');
  await page.getByText(enUS['account.suspended']).waitFor();
  await walk(page, 'inside', ([path]) => OF_PLANS.includes(path));
  expect(complaints.filter(isOfPage)).toEqual([]);
  await close();
});

test('the routes of root', async () => {
  const become = (page: Page) => logInByApi(page, ROOT_EMAIL);
  const { page, complaints, close } = await openPage(site, { path: '/about', become });
  await page.getByRole('link', { name: enUS['page.console'] }).first().waitFor();
  await walk(page, 'root', (row) => row.length > 3);
  expect(complaints.filter(isOfPage)).toEqual([]);
  await close();
});
