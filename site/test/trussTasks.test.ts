import { trussHash } from '@eecs/solver-core/truss';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { drawnTest } from '../../packages/solver-core/verification/drawnTest.ts';
import tasksEnUS from '../../packages/ui-account/src/tasks/messages/en-US.json' with { type: 'json' };
import placementEnUS from '../../packages/ui-kit/src/editor/messages/placement.en-US.json' with { type: 'json' };
import editorEnUS from '../../packages/ui-truss/src/messages/editor.en-US.json' with { type: 'json' };
import { createTrussExample } from '../../packages/ui-truss/src/starters/trussExamples.ts';
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import truss from '../src/truss/messages/en-US.json' with { type: 'json' };
import { logIn, logInByApi, openAccount, PASSWORD } from './support/account.ts';
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

const named = (key: keyof typeof tasksEnUS, title: string) => tasksEnUS[key].replace('{{title}}', title);

/** Returns the title field in the bar: its value shows which truss is open. */
const titleOf = (page: Page) =>
  page.getByRole('textbox', { name: editorEnUS['case.title'], exact: true }).first();
const readTitle = (page: Page): Promise<string> => titleOf(page).inputValue();

async function writeTitle(page: Page, title: string): Promise<void> {
  await titleOf(page).fill(title);
  await titleOf(page).press('Enter');
}

async function saveByKey(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByText(truss['truss.task.saved'], { exact: true }).last().waitFor();
}

drawnTest(
  'a truss is saved by the key, opened from the list, named by its address elsewhere, and a choice in conflict',
  async () => {
    const here = await openAccount(site, {
      path: `/truss/${trussHash(createTrussExample('jib'))}`,
      hasPassword: true,
    });
    await writeTitle(here.page, 'Wall crane');
    // In other units it has another hash than the example.
    const example = here.page.url();
    await here.page.getByRole('radio', { name: enUS['units.usLong'] }).click();
    await expect.poll(() => here.page.url()).not.toBe(example);
    await here.page.getByRole('button', { name: truss['truss.task.saveModified'] }).waitFor();
    await saveByKey(here.page);
    await here.page.getByRole('button', { name: truss['truss.task.save'], exact: true }).waitFor();
    const { pathname } = new URL(here.page.url());

    // A browser that has never seen it: the address names one of the saved tasks, on a phone.
    const there = await openPage(site, {
      path: '/task-manager',
      size: PHONE,
      become: (page) => logInByApi(page, here.email),
    });
    await there.page.getByRole('button', { name: named('tasks.preview', 'Wall crane') }).click();
    await there.page.waitForURL(/\/preview-truss\d+$/);
    // The whole truss, read-only: with its results, but without tools.
    await there.page.locator('[data-truss-editor] [data-truss-board]').waitFor();
    expect(await there.page.locator('[data-truss-editor] [role="toolbar"]').count()).toBe(0);
    await there.page.getByRole('button', { name: pagesEnUS['preview.open'] }).click();
    await there.page.waitForURL(`**${pathname}`);
    await expect.poll(() => readTitle(there.page)).toBe('Wall crane');
    await writeTitle(there.page, 'Theirs');
    await saveByKey(there.page);

    await writeTitle(here.page, 'Mine');
    await here.page.keyboard.press('Control+s');
    await here.page.getByRole('dialog', { name: tasksEnUS['conflict.title'] }).waitFor();
    await expect.poll(() => here.page.getByRole('dialog').locator('svg').count()).toBe(2);
    await here.page.getByRole('button', { name: tasksEnUS['conflict.openTheirs'] }).click();
    await expect.poll(() => readTitle(here.page)).toBe('Theirs');

    // A file becomes a new task: it does not overwrite the one that was open.
    const brought = { ...createTrussExample('pratt'), title: 'From a file' };
    await here.page.locator('input[type="file"]').setInputFiles({
      name: 'Brought.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(brought)),
    });
    await here.page
      .getByRole('dialog', { name: placementEnUS.title })
      .getByRole('button', { name: placementEnUS.replace, exact: true })
      .click();
    await expect.poll(() => readTitle(here.page)).toBe('From a file');
    await here.page.getByRole('button', { name: truss['truss.task.saveModified'] }).waitFor();
    await here.page.keyboard.press('Control+s');
    await here.page.getByRole('button', { name: truss['truss.task.save'], exact: true }).waitFor();
    await here.page.goto('/task-manager');
    for (const title of ['Theirs', 'From a file'])
      await here.page.getByRole('button', { name: named('tasks.preview', title) }).waitFor();

    // An address of a saved truss opens it in a browser that stores another one.
    await here.page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('eecs.truss')) localStorage.removeItem(key);
      sessionStorage.removeItem('eecs.truss.slot');
    });
    await here.page.goto(new URL(example).pathname);
    await here.page.locator('[data-truss-editor]').waitFor();
    await here.page.goto(pathname);
    await expect.poll(() => readTitle(here.page)).toBe('Theirs');
    await Promise.all([here.close(), there.close()]);
  },
);

drawnTest(
  'an anonymous user is led to the login and saves on the way back; a former truss is offered',
  async () => {
    const { page, close, email } = await openAccount(site, {
      path: `/truss/${trussHash(createTrussExample('jib'))}`,
      hasPassword: true,
      isOut: true,
    });
    await writeTitle(page, 'Left behind');
    await stepTo(page, `/truss/${trussHash(createTrussExample('crossed'))}`);
    await expect.poll(() => readTitle(page)).not.toBe('Left behind');
    await writeTitle(page, 'Made before the login');
    const tabs = page.getByRole('navigation', { name: truss['truss.shelf.label'] }).getByRole('link');
    await expect.poll(() => tabs.allTextContents()).toEqual(['Left behind', 'Made before the login']);
    await page.keyboard.press('Control+s');
    await page.waitForURL('**/login');
    await logIn(page, email, PASSWORD);
    await page.waitForURL('**/truss/**');
    await page.getByText(truss['truss.task.saved'], { exact: true }).waitFor();
    expect(await readTitle(page)).toBe('Made before the login');
    await stepTo(page, '/task-manager');
    await page.getByRole('button', { name: tasksEnUS['kept.save'], exact: true }).click();
    await page.getByRole('button', { name: named('tasks.openNamed', 'Left behind') }).waitFor();
    await close();
  },
);

drawnTest(
  'another tab may only look at a truss until it takes it over, and the address of beams leads it there too',
  async () => {
    const { page, close } = await openPage(site, { path: '/truss/' });
    await writeTitle(page, 'First tab');
    // Another tab opens the stored truss, which is compressed.
    await page.waitForFunction(() =>
      Object.values(localStorage).some((packed) => {
        try {
          return decodeURIComponent(atob(String(packed))).includes('First tab');
        } catch {
          return false;
        }
      }),
    );
    const other = await page.context().newPage();
    const { pathname } = new URL(page.url());
    // An address of the beam page that names a stored truss leads to the page of that truss.
    await other.goto(pathname.replace('/truss/', '/msb/'));
    await other.waitForURL((url) => url.pathname === pathname);
    await other.getByText(truss['truss.tabs.other']).waitFor();
    await other.getByRole('button', { name: truss['truss.tabs.takeOver'] }).click();
    await page.getByText(truss['truss.tabs.other']).waitFor();
    await writeTitle(other, 'Second tab');
    await expect.poll(() => readTitle(page)).toBe('Second tab');
    await close();
  },
);
