import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import cabinetEnUS from '../../packages/ui-account/src/cabinet/messages/en-US.json' with { type: 'json' };
import planEnUS from '../../packages/ui-account/src/plans/messages/en-US.json' with { type: 'json' };
import tasksEnUS from '../../packages/ui-account/src/tasks/messages/en-US.json' with { type: 'json' };
import featuresEnUS from '../src/features/messages/en-US.json' with { type: 'json' };
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import { logIn, makeAccount, PASSWORD } from './support/account.ts';
import { readTitle, writeTitle } from './support/editor.ts';
import { openPage } from './support/openPage.ts';
import { pagesEnUS } from './support/pageTexts.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

/** Only the run of one database half has a site server if the machine has no PostgreSQL. */
const isHalfMissing = inject('siteAddress') === null;

let site: RunningSite;

beforeAll(async () => {
  if (!isHalfMissing) site = await startSite();
});
afterAll(async () => {
  if (!isHalfMissing) await site.close();
});

const saveByKey = (page: Page) => page.keyboard.press('Control+s');
const waitForSaved = (page: Page) =>
  page.getByText(pagesEnUS['beam.task.saved'], { exact: true }).first().waitFor();

/** Records the idempotency keys with which the page asks the server to save. */
function watchKeys(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (request.url().endsWith('/case/commit') && key !== undefined) keys.push(key);
  });
  return keys;
}

test.skipIf(isHalfMissing)(
  'from the registration to the closed account: a plan, a task, a conflict, a session that ends in mid-edit, an export',
  async () => {
    const here = await openPage(site);
    const { page } = here;
    const email = await makeAccount(page);

    await page.goto('/msb/');
    const saveSvg = page.getByRole('menuitem', { name: pagesEnUS['beam.actions.svg'] });
    await page.getByRole('button', { name: pagesEnUS['beam.actions'] }).click();
    await saveSvg.getByText(featuresEnUS['feature.restricted']).waitFor();
    await saveSvg.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL('**/products');
    await page.getByRole('button', { name: planEnUS['label.subscribe'] }).first().click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/subscription-manager');

    await page.goto('/msb/');
    await page.getByRole('button', { name: pagesEnUS['beam.actions'] }).click();
    await saveSvg.waitFor();
    expect(await saveSvg.innerText()).toBe(pagesEnUS['beam.actions.svg']);
    // The plan now includes the drawing, which contains the moment calculated by hand.
    const [picture] = await Promise.all([page.waitForEvent('download'), saveSvg.click()]);
    expect(picture.suggestedFilename()).toBe('Two-spans-with-a-hinge.svg');
    expect(await readFile(await picture.path(), 'utf8')).toMatch(/^<svg[\s\S]*\+31\.076[\s\S]*<\/svg>\s*$/);
    await writeTitle(page, 'Bridge deck');
    await saveByKey(page);
    await waitForSaved(page);

    const there = await openPage(site, { path: '/login' });
    await logIn(there.page, email, PASSWORD);
    await there.page.waitForURL('**/cabinet');
    await there.page.goto('/task-manager');
    await there.page
      .getByRole('button', { name: tasksEnUS['tasks.openNamed'].replace('{{title}}', 'Bridge deck') })
      .click();
    await there.page.waitForURL('**/msb/**');
    await writeTitle(there.page, 'Bridge deck of the other');
    await saveByKey(there.page);
    await waitForSaved(there.page);

    await writeTitle(page, 'Bridge deck of mine');
    await saveByKey(page);
    await page.getByRole('dialog', { name: tasksEnUS['conflict.title'] }).waitFor();
    await page.getByRole('button', { name: tasksEnUS['conflict.keepMine'] }).click();
    await page.getByRole('button', { name: pagesEnUS['beam.task.save'], exact: true }).waitFor();

    // The other browser ends this one's session while its beam is being edited.
    const keys = watchKeys(page);
    await writeTitle(page, 'Bridge deck, last state');
    await there.page.goto('/cabinet');
    await there.page.getByRole('button', { name: cabinetEnUS['sessions.end'] }).click();
    await there.page.getByText(cabinetEnUS['sessions.alone']).waitFor();
    await saveByKey(page);
    await page.getByText(enUS['account.expired']).waitFor();
    expect(await readTitle(page)).toBe('Bridge deck, last state');
    await page.getByRole('main').getByRole('link', { name: enUS['account.logIn'] }).click();
    await logIn(page, email, PASSWORD);
    await page.waitForURL('**/msb/**');
    await page.getByRole('button', { name: pagesEnUS['beam.task.save'], exact: true }).waitFor();
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[1]).toBe(keys[0]);
    expect(await readTitle(page)).toBe('Bridge deck, last state');

    await page.goto('/cabinet');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: cabinetEnUS['export.submit'] }).click(),
    ]);
    const held = await readFile(await download.path(), 'utf8');
    for (const known of [email, 'Bridge deck, last state', 'standard'])
      expect(held.toLowerCase()).toContain(known.toLowerCase());

    await page.getByRole('button', { name: cabinetEnUS['close.begin'] }).click();
    const form = page.getByRole('form', { name: cabinetEnUS['close.heading'] });
    await form.getByLabel(cabinetEnUS['password.current']).fill(PASSWORD);
    await form.getByRole('button', { name: cabinetEnUS['close.submit'] }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await Promise.all([here.close(), there.close()]);
  },
);
