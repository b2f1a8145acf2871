import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnTest } from '../../packages/solver-core/verification/drawnTest.ts';
import planEnUS from '../../packages/ui-account/src/plans/messages/en-US.json' with { type: 'json' };
import cabinetEnUS from '../../packages/ui-account/src/cabinet/messages/en-US.json' with { type: 'json' };
import accountEnUS from '../../packages/ui-account/src/messages/en-US.json' with { type: 'json' };
import documentEnUS from '../src/pages/DocumentPage/messages/en-US.json' with { type: 'json' };
import notFoundUk from '../src/pages/NotFoundPage/messages/uk.json' with { type: 'json' };
import settingsEnUS from '../src/shell/messages/en-US.json' with { type: 'json' };
import { logInByApi, openAccount } from './support/account.ts';
import { findViolations } from './support/findViolations.ts';
import { openPage, PHONE, stepTo } from './support/openPage.ts';
import { pagesEnUS } from './support/pageTexts.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

test('a plan is chosen among the products, paid once, and its invoice can be printed', async () => {
  const { page, complaints, close } = await openAccount(site, { path: '/products' });
  await page.getByRole('heading', { name: planEnUS['bundle.standard'] }).waitFor();
  await page.getByRole('button', { name: planEnUS['label.subscribe'] }).first().click();
  await page.getByText(planEnUS['quote.payable']).waitFor();
  const held = page.getByRole('region', { name: planEnUS['bundle.standard'] });
  await held
    .getByRole('listitem')
    .filter({ hasText: 'Mohr' })
    .getByText(planEnUS['plans.in'])
    .waitFor({ state: 'attached' });
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay $270.72' }).click();
  await page.waitForURL('**/subscription-manager');
  await page.getByRole('button', { name: 'Renew Standard' }).waitFor();
  await page.getByRole('rowheader').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('rowheader').locator('..').getByRole('button').click();
  await page.getByRole('button', { name: planEnUS['invoice.print'] }).waitFor();
  await stepTo(page, '/notify');
  await page.getByRole('button', { name: planEnUS['notices.clear'] }).click();
  await page.getByText(planEnUS['notices.none']).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

drawnTest(
  'options follow their reader to another browser, where the first one can be logged out',
  async () => {
    const first = await openAccount(site, { path: '/settings', hasPassword: true });
    const { email } = first;
    await first.page.getByLabel(accountEnUS['settings.isSquare']).uncheck();
    await first.page.getByText(settingsEnUS['settings.kept.saved']).waitFor();

    const second = await openPage(site, {
      path: '/cabinet',
      size: PHONE,
      become: (page) => logInByApi(page, email),
    });
    await expect.poll(() => second.page.locator('html').getAttribute('data-corners')).toBe('round');
    await second.page.getByRole('button', { name: cabinetEnUS['sessions.end'] }).click();
    await second.page.getByText(cabinetEnUS['sessions.alone']).waitFor();
    expect(await findViolations(second.page)).toEqual([]);

    await first.page.goto('/cabinet');
    await first.page.waitForURL('**/login');
    await first.page.getByText(pagesEnUS['loginPage.ended']).waitFor();
    await Promise.all([first.close(), second.close()]);
  },
);

drawnTest(
  'terms and guide are read in the reader’s language; what only root sees is not shown to others',
  async () => {
    const { page, close } = await openPage(site, { path: '/guide/beams/2', locale: 'uk' });
    await page.getByRole('heading', { name: 'Опори', level: 1 }).waitFor();
    await page.goto('/terms/cookies');
    await page.getByRole('heading', { name: 'Політика cookie', level: 1 }).waitFor();
    await page.goto('/console');
    await page.waitForURL('**/404');
    await page.getByText(notFoundUk['notFound.restricted']).waitFor();
    await close();
    const english = await openPage(site, { path: '/terms/nothing' });
    await english.page.waitForURL('**/404');
    await english.page.route('**/terms/privacy.md', (route) => route.abort());
    await english.page.goto('/terms/privacy');
    await english.page.getByText(documentEnUS['document.failed']).waitFor();
    await english.page.route('**/guide/index.json', (route) => route.abort());
    await english.page.goto('/guide/beams/1');
    await english.page.getByText(documentEnUS['guide.indexFailed']).waitFor();
    await english.close();
  },
);
