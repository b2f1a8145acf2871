import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnTest } from '../../packages/solver-core/verification/drawnTest.ts';
import cabinetEnUS from '../../packages/ui-account/src/cabinet/messages/en-US.json' with { type: 'json' };
import formsEnUS from '../../packages/ui-account/src/forms/messages/en-US.json' with { type: 'json' };
import loginEnUS from '../../packages/ui-account/src/login/messages/en-US.json' with { type: 'json' };
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import {
  fillLogin,
  findLink,
  inventEmail,
  logIn,
  openAccount,
  pressPatiently,
  PASSWORD,
  registerByForm,
  sendLogin,
  type,
} from './support/account.ts';
import { hasFocus, readKept } from './support/editor.ts';
import { findViolations } from './support/findViolations.ts';
import { openPage, PHONE, stepTo } from './support/openPage.ts';
import { pagesEnUS } from './support/pageTexts.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

const NEXT_PASSWORD = 'three trusses and a crane';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

test('a registration states what is wrong beside the fields, loses nothing, and ends in a mail', async () => {
  const { page, complaints, close } = await openPage(site, { path: '/register' });
  const email = page.getByLabel(loginEnUS['login.email']);
  const password = page.getByLabel(loginEnUS['login.password'], { exact: true });
  const again = page.getByLabel(formsEnUS['form.again']);
  const submit = page.getByRole('button', { name: loginEnUS['register.submit'] });
  await expectFieldsForManagers(page);
  await email.fill('nobody');
  await password.fill('eecs2026');
  await again.fill('eecs2025');
  await submit.click();
  await page.getByText(formsEnUS['form.email']).waitFor();
  await page.getByText(formsEnUS['form.easy']).waitFor();
  await page.getByText(formsEnUS['form.different']).waitFor();
  expect(await hasFocus(email)).toBe(true);
  expect([await email.inputValue(), await password.inputValue()]).toEqual(['nobody', 'eecs2026']);
  expect(await findViolations(page)).toEqual([]);

  expect(await password.getAttribute('type')).toBe('password');
  await page.getByLabel(formsEnUS['form.show']).check();
  expect(await password.getAttribute('type')).toBe('text');

  await email.fill(inventEmail());
  // The page refuses common passwords, because only the page knows the password.
  await password.fill('Baseball');
  await again.fill('Baseball');
  await submit.click();
  await page.getByText(formsEnUS['form.common']).waitFor();
  await password.fill(PASSWORD);
  await again.fill(PASSWORD);
  await page.route('**/api/auth/register', (route) => route.abort());
  await submit.click();
  await page.getByText(loginEnUS['register.failed'].replace(' {{reason}}', '')).waitFor();
  await page.unroute('**/api/auth/register');
  const address = await registerByForm(page, async (invented) => {
    await email.fill(invented);
    await again.press('Enter');
  });
  await page.getByText(loginEnUS['register.done']).waitFor();
  await page.getByText(loginEnUS['register.confirm'].replace('{{email}}', address)).waitFor();

  // Not confirmed yet: the login reports that and offers to send the mail again.
  await stepTo(page, '/login');
  await page.getByRole('heading', { level: 1, name: enUS['page.login'] }).waitFor();
  await logIn(page, address, PASSWORD);
  await page.getByText(loginEnUS['login.unverified']).waitFor();
  expect(await page.getByLabel(loginEnUS['login.password'], { exact: true }).inputValue()).toBe(PASSWORD);
  // The next mail invalidates the link of the first one.
  const former = await findLink('activation', address);
  await page.getByRole('button', { name: loginEnUS['link.activation'] }).click();
  await page.getByText(loginEnUS['link.sent.register'].replace('{{email}}', address)).waitFor();

  // The same address again: it already has an account, confirmed or not.
  await stepTo(page, '/register');
  await again.waitFor();
  await email.fill(address);
  await password.fill(PASSWORD);
  await again.fill(PASSWORD);
  await submit.click();
  await page.getByText(loginEnUS['register.taken']).waitFor();
  // A call that was cut off, or refused by a busy server.
  expect(complaints.filter((text) => !/ERR_FAILED|503/.test(text))).toEqual([]);

  const link = await findLink('activation', address, former);
  await page.goto(link);
  await page.getByRole('button', { name: loginEnUS['callback.continue'] }).click();
  await page.waitForURL('**/cabinet');
  // The token is not visible anywhere.
  expect(page.url()).not.toContain('#');
  expect(JSON.stringify(await readKept(page, 'lastPath'))).not.toContain('activation');
  await page.getByRole('button', { name: enUS['account.open'].replace('{{email}}', address) }).waitFor();
  await page.goto(link);
  await expect.poll(() => page.url()).not.toContain('#');
  await page.getByRole('button', { name: loginEnUS['callback.continue'] }).click();
  // The server explains why it refuses the login.
  await page.locator('main [role="alert"]').waitFor();
  await page.goto('/callback');
  await page.getByText(loginEnUS['callback.none']).waitFor();
  await close();
});

/** A password can be pasted, and password managers can recognize the fields. */
async function expectFieldsForManagers(page: Page): Promise<void> {
  const fields = page.locator('main input');
  const told = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')));
  expect(told.filter((one) => one !== null)).toEqual(['username', 'new-password', 'new-password']);
  const isRefused = (nodes: Element[]): boolean =>
    nodes.some(
      (node) => !node.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    );
  expect(await fields.evaluateAll(isRefused)).toBe(false);
}

drawnTest('logging out leads home and leaves no personal data in the page and its storage', async () => {
  const { page, email, close } = await openAccount(site, { hasPassword: true });
  await page.getByText(email).first().waitFor();
  await page.getByRole('button', { name: cabinetEnUS['pause.suspend'] }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText(cabinetEnUS['pause.done']).first().waitFor();
  await page.getByRole('button', { name: cabinetEnUS['pause.resume'] }).waitFor();
  // Two tabs share one session.
  const other = await page.context().newPage();
  await other.goto('/notify');
  await other.getByRole('heading', { level: 1, name: enUS['page.notify'] }).waitFor();
  await page.getByRole('button', { name: enUS['account.logOut'] }).click();
  await page.getByText(enUS['account.loggedOut']).first().waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  await other.waitForURL((url) => url.pathname === '/');
  await other.getByRole('link', { name: enUS['account.logIn'] }).waitFor();
  await other.close();
  await page.getByRole('banner').getByRole('link', { name: enUS['account.logIn'] }).waitFor();
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.values(storage as Readonly<Record<string, string>>))
      .map((text) => {
        try {
          return decodeURIComponent(atob(text));
        } catch {
          return text;
        }
      })
      .join(' '),
  );
  expect(kept).not.toContain(email);
  expect(await page.locator('body').innerText()).not.toContain(email);
  expect(
    (await page.context().cookies()).map(({ name }) => name).filter((name) => /-[ar]t$/.test(name)),
  ).toEqual([]);
  await page.goto('/cabinet');
  await page.waitForURL('**/login');
  await logIn(page, email, 'another one entirely');
  await page.locator('main [role="alert"]').waitFor();
  expect(await page.getByLabel(loginEnUS['login.email']).inputValue()).toBe(email);
  await page.route('**/api/auth', async (route) => {
    // A wait of more than half a second shows an overlay on the form.
    await page.locator('[data-overlay]').waitFor();
    await route.abort();
  });
  await fillLogin(page, email, PASSWORD);
  await sendLogin(page);
  await page.getByText(loginEnUS['login.failed'].replace(' {{reason}}', '')).waitFor();
  await page.unroute('**/api/auth');
  await logIn(page, email, PASSWORD);
  await page.waitForURL('**/cabinet');
  await page.getByRole('heading', { name: enUS['page.cabinet'], level: 1 }).waitFor();
  // The account was suspended; logging in ends that.
  await page.getByText(loginEnUS['login.done']).first().waitFor();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(loginEnUS['login.welcome'].split('\n')[0] ?? '').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  // A page for guests redirects a logged-in user.
  await stepTo(page, '/login');
  await page.waitForURL('**/cabinet');
  // The login leads back to the page that was left for it.
  await page.getByRole('button', { name: enUS['account.open'].replace('{{email}}', email) }).click();
  await page.getByRole('menuitem', { name: enUS['account.logOut'] }).click();
  await page.getByRole('heading', { level: 1, name: enUS['home.heading'] }).waitFor();
  await stepTo(page, '/about');
  await page.getByRole('heading', { level: 1, name: enUS['page.about'] }).waitFor();
  await page.getByRole('link', { name: enUS['account.logIn'] }).click();
  await logIn(page, email, PASSWORD);
  await page.waitForURL('**/about');
  await close();
});

/** Opens a form of the account. */
async function change(
  page: Page,
  what: 'profile.name' | 'password.heading' | 'email.heading',
): Promise<void> {
  const name = cabinetEnUS.changeNamed.replace('{{what}}', cabinetEnUS[what]);
  await page.getByRole('button', { name, exact: true }).click();
}

drawnTest('name, password and address are changed; a wrong password is reported in its field', async () => {
  const { page, close, email } = await openAccount(site, { hasPassword: true });
  await change(page, 'profile.name');
  await type(page, cabinetEnUS['profile.firstName'], 'Ada');
  await page.route('**/api/auth/update', (route) => route.abort());
  await page.getByRole('button', { name: cabinetEnUS['profile.submit'] }).click();
  await page.getByText(cabinetEnUS['profile.failed'].replace(' {{reason}}', '')).waitFor();
  await page.unroute('**/api/auth/update');
  await page.getByRole('button', { name: cabinetEnUS['profile.submit'] }).click();
  await page.getByText(cabinetEnUS['profile.done']).first().waitFor();
  await page.reload();
  await page.getByText('Ada', { exact: true }).first().waitFor();
  await change(page, 'profile.name');
  await expect.poll(() => page.getByLabel(cabinetEnUS['profile.firstName']).inputValue()).toBe('Ada');
  // One form is open at a time.
  await change(page, 'password.heading');
  expect(await page.getByLabel(cabinetEnUS['profile.firstName']).count()).toBe(0);
  await page
    .getByRole('button', { name: enUS['account.open'].replace('{{email}}', email) })
    .getByText('Ada')
    .waitFor();

  const form = page.getByRole('form', { name: cabinetEnUS['password.heading'] });
  await form.getByLabel(cabinetEnUS['password.current']).fill('not the one');
  await form.getByLabel(cabinetEnUS['password.next']).fill(NEXT_PASSWORD);
  await form.getByLabel(formsEnUS['form.again']).fill(NEXT_PASSWORD);
  await form.getByRole('button', { name: cabinetEnUS['password.submit'] }).click();
  await form.getByText(cabinetEnUS['password.wrong']).waitFor();
  expect(await form.getByLabel(cabinetEnUS['password.next']).inputValue()).toBe(NEXT_PASSWORD);
  await form.getByLabel(cabinetEnUS['password.current']).fill(PASSWORD);
  const submit = form.getByRole('button', { name: cabinetEnUS['password.submit'] });
  await pressPatiently(page, '/api/auth/update', () => submit.click());
  await page.getByText(cabinetEnUS['password.done']).first().waitFor();
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, email, NEXT_PASSWORD);
  await page.waitForURL('**/cabinet');

  const next = inventEmail();
  await change(page, 'email.heading');
  const moved = page.getByRole('form', { name: cabinetEnUS['email.heading'] });
  await moved.getByLabel(cabinetEnUS['email.next']).fill(next);
  await moved.getByLabel(cabinetEnUS['password.current']).fill(NEXT_PASSWORD);
  const send = moved.getByRole('button', { name: cabinetEnUS['email.submit'] });
  await pressPatiently(page, '/api/auth/update', () => send.click());
  await moved.getByText(cabinetEnUS['email.done'].replace('{{email}}', next)).waitFor();
  await page.goto(await findLink('email', next));
  await page.getByRole('button', { name: loginEnUS['callback.continue'] }).click();
  await page.waitForURL('**/cabinet');
  await page.locator('main dd').getByText(next).waitFor();
  await close();
});

drawnTest(
  'a mailed link lets a reader in who forgot the password, and opens a closed account again',
  async () => {
    const { page, close, email } = await openAccount(site, {
      path: '/login',
      isOut: true,
      size: PHONE,
    });
    await page.getByRole('button', { name: pagesEnUS['loginPage.forgotten'] }).click();
    await page.getByRole('heading', { level: 1, name: pagesEnUS['loginPage.forgottenHeading'] }).waitFor();
    await type(page, loginEnUS['login.email'], 'nobody-has-this@example.com');
    await page.getByRole('button', { name: loginEnUS['link.emergency'] }).click();
    await page
      .getByText(loginEnUS['link.notFound'].replace('{{email}}', 'nobody-has-this@example.com'))
      .waitFor();
    await type(page, loginEnUS['login.email'], email);
    await page.getByRole('button', { name: loginEnUS['link.emergency'] }).click();
    await page.getByText(loginEnUS['link.sent.emergency'].replace('{{email}}', email)).waitFor();

    await page.goto(await findLink('emergency', email));
    await page.getByRole('button', { name: loginEnUS['callback.continue'] }).click();
    await page.waitForURL('**/cabinet');
    await page.reload();
    await page.getByText(cabinetEnUS['emergency.text']).waitFor();
    expect(await page.getByLabel(cabinetEnUS['password.current']).count()).toBe(0);
    await type(page, cabinetEnUS['password.next'], NEXT_PASSWORD);
    await type(page, formsEnUS['form.again'], NEXT_PASSWORD);
    const submit = page.getByRole('button', { name: cabinetEnUS['password.submit'] });
    await pressPatiently(page, '/api/auth/update', () => submit.click());
    await page.getByText(cabinetEnUS['password.done']).first().waitFor();
    await page.getByRole('heading', { name: cabinetEnUS['profile.heading'] }).waitFor();

    await page.getByRole('button', { name: cabinetEnUS['close.begin'] }).click();
    const form = page.getByRole('form', { name: cabinetEnUS['close.heading'] });
    await form.getByLabel(cabinetEnUS['password.current']).fill('not the one');
    await form.getByRole('button', { name: cabinetEnUS['close.submit'] }).click();
    await form.locator('[role="alert"]').waitFor();
    await form.getByLabel(cabinetEnUS['password.current']).fill(NEXT_PASSWORD);
    await form.getByRole('button', { name: cabinetEnUS['close.submit'] }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('heading', { level: 1, name: enUS['home.heading'] }).waitFor();
    await stepTo(page, '/login');

    // Closing the account also mailed such a link, which the next mail invalidates.
    const former = await findLink('reactivation', email);
    await logIn(page, email, NEXT_PASSWORD);
    await page.getByRole('button', { name: loginEnUS['link.reactivation'] }).click();
    await page.getByText(loginEnUS['link.sent.reactivate'].replace('{{email}}', email)).waitFor();
    await page.goto(await findLink('reactivation', email, former));
    await page.getByRole('button', { name: loginEnUS['callback.continue'] }).click();
    await page.getByText(loginEnUS['callback.done.reactivation']).first().waitFor();
    await page.waitForURL('**/cabinet');
    await close();
  },
);
