import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from 'playwright';
import { expect, inject } from 'vitest';
import formsEnUS from '../../../packages/ui-account/src/forms/messages/en-US.json' with { type: 'json' };
import { writeCredentials } from '../../src/ports/credentialsHeader.ts';
import { toWirePassword } from '../../src/ports/wirePassword.ts';
import { openPage, type Visit, type VisitOptions } from './openPage.ts';
import type { RunningSite } from './startSite.ts';
import loginEnUS from '../../../packages/ui-account/src/login/messages/en-US.json' with { type: 'json' };

export const PASSWORD = 'a bridge of two spans';

/** An address that no other test has. */
export function inventEmail(): string {
  return `reader-${randomUUID().slice(0, 8)}@example.com`;
}

/** The link of the newest mail of a kind to an address, another one than `former`; mails are on their way for a few seconds. */
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

/** Opens the cabinet of an account that is new; a page of its owner has the cookies. What the pages of the start do is shown elsewhere. */
export async function openAccount(
  site: RunningSite,
  { prepare, ...options }: Omit<VisitOptions, 'path'> = {},
): Promise<Visit & { readonly email: string }> {
  const email = inventEmail();
  const visit = await openPage(site, {
    ...options,
    path: '/cabinet',
    prepare: async (page) => {
      await prepare?.(page);
      await registerByApi(page.context().request, email);
    },
  });
  await visit.page.waitForURL('**/cabinet');
  return { ...visit, email };
}

/** Registers an address and opens its account by the mailed link. The cookies of the context are those of its owner then. */
async function registerByApi(request: APIRequestContext, email: string): Promise<void> {
  const password = await toWirePassword(email, PASSWORD);
  const post = async (path: string, authorization: string): Promise<void> => {
    const response = await request.post(path, { headers: { authorization }, data: {} });
    expect(response.status(), await response.text()).toBe(200);
  };
  await post('/api/auth/register', writeCredentials({ email, password }));
  const link = (await findLink('activation', email)).split('#')[1] ?? '';
  await post('/api/auth/restore', `Link ${link}`);
}

/** Makes an account by the page and its mail; its owner is logged in then, in the cabinet. */
export async function makeAccount(page: Page): Promise<string> {
  const email = inventEmail();
  await page.goto('/register');
  await type(page, loginEnUS['login.email'], email);
  await type(page, loginEnUS['login.password'], PASSWORD);
  await type(page, formsEnUS['form.again'], PASSWORD);
  await page.getByRole('button', { name: loginEnUS['register.submit'] }).click();
  await page.getByText(loginEnUS['register.done']).waitFor();
  await page.goto(await findLink('activation', email));
  await page.getByRole('button', { name: loginEnUS['callback.continue'] }).click();
  await page.waitForURL('**/cabinet');
  return email;
}

/** Logs in by the page. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await type(page, loginEnUS['login.email'], email);
  await type(page, loginEnUS['login.password'], password);
  await page.getByRole('main').getByRole('button', { name: loginEnUS['login.submit'] }).click();
}
