import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import formsEnUS from '../../../packages/ui-account/src/forms/messages/en-US.json' with { type: 'json' };
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
