import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlanChoice, PlansAnswer } from '@eecs/ui-account';
import type { APIResponse, Page, Response } from 'playwright';
import { expect, inject } from 'vitest';
import formsEnUS from '../../../packages/ui-account/src/forms/messages/en-US.json' with { type: 'json' };
import { writeCredentials } from '../../src/ports/credentialsHeader.ts';
import { toWirePassword } from '../../src/ports/wirePassword.ts';
import { type Told, whileBusy } from '../../../scripts/patience/whileBusy.ts';
import { openPage, type Visit, type VisitOptions } from './openPage.ts';
import { PASSWORD } from './people.ts';
import type { RunningSite } from './startSite.ts';
import loginEnUS from '../../../packages/ui-account/src/login/messages/en-US.json' with { type: 'json' };

export { PASSWORD };

/** An address that no other test has. */
export function inventEmail(): string {
  return `reader-${randomUUID().slice(0, 8)}@example.com`;
}

/**
 * The link of the newest mail of a kind to an address, another one than `former`;
 * mails are on their way for a few seconds.
 */
export async function findLink(purpose: string, to: string, former?: string): Promise<string> {
  for (;;) {
    const outbox = await readFile(path.join(inject('siteData'), 'outbox.jsonl'), 'utf8').catch(() => '');
    const mails = outbox.split('\n').filter((line) => line.includes(`"${to}"`));
    const found = new RegExp(`/callback#${purpose}\\.[\\w-]{43}`).exec(mails.toReversed().join('\n'))?.[0];
    if (found !== undefined && found !== former) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Types into a field by its label. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
}

/**
 * Opens the cabinet of an account that is new; a page of its owner has the cookies. What
 * the pages of the start do is shown elsewhere.
 */
export async function openAccount(
  site: RunningSite,
  options: Omit<VisitOptions, 'path' | 'become'> = {},
): Promise<Visit & { readonly email: string }> {
  const email = inventEmail();
  const visit = await openPage(site, {
    ...options,
    path: '/cabinet',
    become: (page) => openByApi(page, email),
  });
  await visit.page.waitForURL('**/cabinet');
  return { ...visit, email };
}

/** Calls the server as a page of whoever has the cookies of the context. */
export async function post(
  page: Page,
  path: string,
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await send(page, path, data, headers);
  const text = await response.text();
  expect(response.status(), text).toBe(200);
  return JSON.parse(text) as unknown;
}

async function send(
  page: Page,
  path: string,
  data: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<APIResponse> {
  const xsrf = (await page.context().cookies()).find(({ name }) => name.endsWith('XSRF-TOKEN'));
  const ask = () =>
    page.context().request.post(path, {
      headers: { ...headers, ...(xsrf && { 'x-xsrf-token': xsrf.value }) },
      data,
    });
  return whileBusy(ask, toTold);
}

/**
 * Registers an address, whose account is opened by nobody yet. A busy server may have done it each time that it put
 * the call off: then it says in the end that the address was registered too often, and the mail is there.
 */
export async function registerByApi(page: Page, email: string): Promise<void> {
  const password = await toWirePassword(email, PASSWORD);
  const headers = { authorization: writeCredentials({ email, password }) };
  const response = await send(page, '/api/auth/register', {}, headers);
  expect([200, 429], await response.text()).toContain(response.status());
}

/**
 * Registers an address and opens its account by the mailed link. The cookies of
 * the context are those of its owner then.
 */
export async function openByApi(page: Page, email: string): Promise<void> {
  await registerByApi(page, email);
  const link = (await findLink('activation', email)).split('#')[1] ?? '';
  await post(page, '/api/auth/restore', {}, { authorization: `Link ${link}` });
}

/** Logs in somebody who has an account. */
export async function logInByApi(page: Page, email: string): Promise<void> {
  const password = await toWirePassword(email, PASSWORD);
  await post(page, '/api/auth', {}, { authorization: writeCredentials({ email, password }) });
}

/** Buys a plan for whoever is logged in. */
export async function buyByApi(page: Page, choice: PlanChoice): Promise<void> {
  const { quote } = (await post(page, '/api/auth/update', { choice, preview: true })) as PlansAnswer;
  const key = { 'idempotency-key': randomUUID() };
  await post(page, '/api/auth/update', { choice, quote: quote?.id }, key);
}

/** Buys the second plan of trusses for the owner of a page, by the API: spatial trusses are in it. */
export async function buyTrussPlan(page: Page): Promise<void> {
  await buyByApi(page, { productId: 0, branchId: 2, bundleId: 2, period: 1 });
}

/** Makes an account by the page and its mail; its owner is logged in then, in the cabinet. */
export async function makeAccount(page: Page): Promise<string> {
  const email = await registerByForm(page, async (invented) => {
    await page.goto('/register');
    await type(page, loginEnUS['login.email'], invented);
    await type(page, loginEnUS['login.password'], PASSWORD);
    await type(page, formsEnUS['form.again'], PASSWORD);
    await page.getByRole('button', { name: loginEnUS['register.submit'] }).click();
  });
  await page.getByText(loginEnUS['register.done']).waitFor();
  await page.goto(await findLink('activation', email));
  await page.getByRole('button', { name: loginEnUS['callback.continue'] }).click();
  await page.waitForURL('**/cabinet');
  return email;
}

/**
 * Sends the form of a registration, with another address each time: where the server
 * was too busy the first may be taken by then.
 */
export async function registerByForm(page: Page, send: (email: string) => Promise<unknown>): Promise<string> {
  const { email, response } = await whileBusy(
    async () => {
      const invented = inventEmail();
      const answered = page.waitForResponse('**/api/auth/register');
      await send(invented);
      return { email: invented, response: await answered };
    },
    (registered) => toTold(registered.response),
  );
  expect(response.status()).toBe(200);
  return email;
}

/** Presses what sends a call to `path` again while the server is too busy for it: whatever was typed is still there. */
export async function pressPatiently(page: Page, path: string, press: () => Promise<unknown>): Promise<void> {
  await whileBusy(async () => {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await press();
    return answered;
  }, toTold);
}

/** What an answer says of the server that gave it. */
function toTold(answer: Response | APIResponse): Told {
  return { status: answer.status(), retryAfter: answer.headers()['retry-after'] };
}

/** Logs in by the page. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await type(page, loginEnUS['login.email'], email);
  await type(page, loginEnUS['login.password'], password);
  await page.getByRole('main').getByRole('button', { name: loginEnUS['login.submit'] }).click();
}
