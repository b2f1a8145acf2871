import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnTest } from '../../packages/solver-core/verification/drawnTest.ts';
import tasksEnUS from '../../packages/ui-account/src/tasks/messages/en-US.json' with { type: 'json' };
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import { logIn, logInByApi, openAccount, PASSWORD } from './support/account.ts';
import { readTitle, writeTitle } from './support/editor.ts';
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

const named = (key: keyof typeof tasksEnUS, title: string) => tasksEnUS[key].replace('{{title}}', title);

test('a beam is saved by the key, found in the list, renamed, copied, previewed and deleted', async () => {
  const { page, complaints, close } = await openAccount(site, { path: '/msb/' });
  await writeTitle(page, 'Roof purlin');
  await page.getByRole('button', { name: pagesEnUS['beam.task.saveModified'] }).waitFor();
  await page.route('**/api/case/commit', (route) =>
    route.fulfill({ json: { affected: 0, received: 1, errno: 40905, error: 'quota', message: 'Full' } }),
  );
  await page.keyboard.press('Control+s');
  await page.getByText(pagesEnUS['beam.task.failed'].replace('{{reason}}', 'Full')).first().waitFor();
  await page.unroute('**/api/case/commit');
  await page.keyboard.press('Control+s');
  await page.getByText(pagesEnUS['beam.task.saved'], { exact: true }).waitFor();
  await page.getByRole('button', { name: pagesEnUS['beam.task.save'], exact: true }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText(pagesEnUS['beam.task.nothing'], { exact: true }).waitFor();

  await page.route('**/api/case/list', (route) => route.abort());
  await page.route('**/api/auth/restore', (route) => route.abort());
  await page.goto('/task-manager');
  await page.getByText(enUS['unreachable.title']).waitFor();
  expect(await page.getByRole('link', { name: enUS['account.logIn'] }).count()).toBe(0);
  await page.unroute('**/api/auth/restore');
  // Without an action of the reader.
  await page.getByText(tasksEnUS['tasks.failed']).waitFor();
  await page.unroute('**/api/case/list');
  await page.getByRole('button', { name: tasksEnUS['tasks.retry'] }).click();
  await page.getByRole('button', { name: named('tasks.openNamed', 'Roof purlin') }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: named('tasks.rename', 'Roof purlin') }).click();
  await page.getByLabel(tasksEnUS['tasks.renameTitle']).fill('Floor beam');
  await page.keyboard.press('Enter');
  // A double click makes only one copy, which is reported once.
  await page.getByRole('button', { name: named('tasks.copy', 'Floor beam') }).dblclick();
  await page.getByRole('button', { name: named('tasks.openNamed', 'Floor beam (2)') }).waitFor();
  expect(await page.getByText(/2 times/).count()).toBe(0);
  await page.getByLabel(tasksEnUS['tasks.search']).fill('zzz');
  await page.getByText(tasksEnUS['tasks.noneCalled'].replace('{{search}}', 'zzz')).waitFor();
  await page.getByLabel(tasksEnUS['tasks.search']).fill('(2)');
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
  await page.route('**/api/case/delete', (route) => route.abort());
  await page.getByRole('button', { name: named('tasks.delete', 'Floor beam (2)') }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page
    .getByText(named('tasks.deleteFailed', 'Floor beam (2)').replace(' {{reason}}', ''))
    .first()
    .waitFor();
  await page.unroute('**/api/case/delete');
  await page.getByRole('button', { name: named('tasks.delete', 'Floor beam (2)') }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText(named('tasks.deleted', 'Floor beam (2)'), { exact: true }).waitFor();
  // Undo restores it, and it is deleted again.
  await page.getByRole('button', { name: tasksEnUS['tasks.undo'] }).click();
  await page.getByText(named('tasks.undone', 'Floor beam (2)'), { exact: true }).first().waitFor();
  await page.getByRole('button', { name: named('tasks.delete', 'Floor beam (2)') }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => page.getByText('Floor beam (2)', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: tasksEnUS['tasks.clearSearch'] }).click();

  await page.getByRole('button', { name: named('tasks.preview', 'Floor beam') }).click();
  await page.waitForURL(/\/preview-msb\d+$/);
  await page.getByRole('heading', { name: 'Floor beam', level: 1 }).waitFor();
  const preview = page.url();
  await page.getByRole('button', { name: pagesEnUS['preview.open'] }).click();
  await page.waitForURL('**/msb/**');
  // It was open here under its former title and has not been changed since, so it is updated.
  await expect.poll(() => readTitle(page)).toBe('Floor beam');
  await stepTo(page, preview.replace(/\d+$/, '999999'));
  await page.getByRole('heading', { name: pagesEnUS['preview.missing'], level: 1 }).waitFor();
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  await close();
});

drawnTest('an anonymous user is led to the login, and the save is done on the way back', async () => {
  const { page, close, email } = await openAccount(site, { path: '/msb/', hasPassword: true, isOut: true });
  await writeTitle(page, 'Made before the login');
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/login');
  await page.getByText(pagesEnUS['loginPage.saving']).waitFor();
  await logIn(page, email, PASSWORD);
  await page.waitForURL('**/msb/**');
  await page.getByText(pagesEnUS['beam.task.saved'], { exact: true }).waitFor();
  expect(await readTitle(page)).toBe('Made before the login');
  await close();
});

drawnTest(
  'an address names one of the saved tasks, in a browser that has never seen it; saved there meanwhile, it is a choice between two drawings',
  async () => {
    const here = await openAccount(site, { path: '/msb/', hasPassword: true });
    const { email } = here;
    await writeTitle(here.page, 'Named by its address');
    const { pathname } = new URL(here.page.url());
    // In other units it has another hash than the example.
    await here.page.getByRole('radio', { name: enUS['units.usLong'] }).click();
    await expect.poll(() => new URL(here.page.url()).pathname).not.toBe(pathname);
    await here.page.keyboard.press('Control+s');
    await here.page.getByText(pagesEnUS['beam.task.saved'], { exact: true }).waitFor();
    const address = new URL(here.page.url()).pathname;

    const there = await openPage(site, {
      path: address,
      size: PHONE,
      become: (page) => logInByApi(page, email),
    });
    await expect.poll(() => readTitle(there.page)).toBe('Named by its address');
    // It keeps its units, although the browser uses others.
    expect(await there.page.getByRole('radio', { name: enUS['units.usLong'] }).isChecked()).toBe(true);
    expect(new URL(there.page.url()).pathname).toBe(address);
    await writeTitle(there.page, 'Theirs');
    await there.page.keyboard.press('Control+s');
    await there.page.getByText(pagesEnUS['beam.task.saved'], { exact: true }).waitFor();

    await writeTitle(here.page, 'Mine');
    await here.page.keyboard.press('Control+s');
    await here.page.getByRole('dialog', { name: tasksEnUS['conflict.title'] }).waitFor();
    await expect.poll(() => here.page.getByRole('dialog').locator('svg').count()).toBe(2);
    await here.page.getByRole('row', { name: `${tasksEnUS['conflict.field.title']} Mine Theirs` }).waitFor();
    expect(await findViolations(here.page)).toEqual([]);
    await here.page.getByRole('button', { name: tasksEnUS['conflict.copy'] }).click();
    await here.page.getByText(pagesEnUS['beam.task.saved'], { exact: true }).last().waitFor();
    await stepTo(here.page, '/task-manager');
    await here.page.getByRole('button', { name: named('tasks.openNamed', 'Theirs') }).waitFor();
    await here.page.getByRole('button', { name: named('tasks.openNamed', 'Mine (2)') }).waitFor();
    await Promise.all([here.close(), there.close()]);
  },
);
