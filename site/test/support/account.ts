import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlanChoice, PlansAnswer } from '@eecs/ui-account';
import type { APIResponse, Page, Response } from 'playwright';
import { expect, inject } from 'vitest';
import formsEnUS from '../../../packages/ui-account/src/forms/messages/en-US.json' with { type: 'json' };
import { writeCredentials } from '../../src/ports/api/credentialsHeader.ts';
import { toWirePassword } from '../../src/ports/api/wirePassword.ts';
import { type ReplyState, whileBusy } from '../../../scripts/patience/whileBusy.ts';
import { openPage, type Visit, type VisitOptions } from './openPage.ts';
import { nameReader, PASSWORD, READERS, type ReaderKind } from './people.ts';
import type { RunningSite } from './startSite.ts';
import loginEnUS from '../../../packages/ui-account/src/login/messages/en-US.json' with { type: 'json' };

export { PASSWORD };

/** Creates an address that no other test uses. */
export function inventEmail(): string {
  return `reader-${randomUUID().slice(0, 8)}@example.com`;
}

/** Time that a mail may take, ms: usually a few seconds, but longer while other tests keep the processors busy. */
const MAIL_MS = 60_000;

/**
 * Finds the link in the newest mail of a kind to an address that differs from `former`.
 * @throws if there is none within a minute
 */
export async function findLink(purpose: string, to: string, former?: string): Promise<string> {
  for (const end = Date.now() + MAIL_MS; Date.now() < end;) {
    const outbox = await readFile(path.join(inject('siteData'), 'outbox.jsonl'), 'utf8').catch(() => '');
    const mails = outbox.split('\n').filter((line) => line.includes(`"${to}"`));
    const found = new RegExp(`/callback#${purpose}\\.[\\w-]{43}`).exec(mails.toReversed().join('\n'))?.[0];
    if (found !== undefined && found !== former) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail ${purpose} has come to ${to} within ${MAIL_MS / 1000} s.`);
}

/** Types into a field by its label. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
}

export interface AccountOptions extends Omit<VisitOptions, 'become'> {
  /** Whether the test types the shared password. @default false */
  readonly hasPassword?: boolean;
  /** Whether the owner is logged out when the page opens. @default false */
  readonly isOut?: boolean;
  /** The plan that was bought before the page opens. @default none */
  readonly plan?: PlanChoice;
}

/**
 * Opens a page as the owner of a new account: the cabinet, unless a path is given. Other tests cover the pages of the
 * registration.
 */
export async function openAccount(
  site: RunningSite,
  { hasPassword = false, isOut = false, plan, path = '/cabinet', ...options }: AccountOptions = {},
): Promise<Visit & { readonly email: string }> {
  let email = '';
  const visit = await openPage(site, {
    ...options,
    path,
    become: async (page) => {
      email = await becomeReader(page, hasPassword ? 'withPassword' : 'withoutPassword');
      if (plan !== undefined) await buyByApi(page, plan);
      if (isOut) await page.context().clearCookies();
    },
  });
  return { ...visit, email };
}

/** Number of the next unused reader in this process. */
const next: Record<ReaderKind, number> = { withPassword: 0, withoutPassword: 0 };

/** Opens the account of an unused reader; the cookies of the context are then the reader's. */
export async function becomeReader(page: Page, kind: ReaderKind = 'withoutPassword'): Promise<string> {
  while (next[kind] < READERS[kind]) {
    const { email, token } = nameReader(kind, next[kind]);
    next[kind] += 1;
    const opened = await post(page, '/api/auth/restore', {}, { authorization: `Link activation.${token}` });
    // Another test process has used the link.
    if ((opened as { readonly status: boolean }).status) return email;
  }
  throw new Error(`More readers ${kind} are wanted: their number stands in people.ts.`);
}

/** Calls the server like a page with the cookies of the context. */
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
  return whileBusy(ask, toReplyState);
}

/** Logs in an existing user. */
export async function logInByApi(page: Page, email: string): Promise<void> {
  const password = await toWirePassword(email, PASSWORD);
  await post(page, '/api/auth', {}, { authorization: writeCredentials({ email, password }) });
}

/** Buys a plan for the logged-in user. */
export async function buyByApi(page: Page, choice: PlanChoice): Promise<void> {
  const { quote } = (await post(page, '/api/auth/update', { choice, preview: true })) as PlansAnswer;
  const key = { 'idempotency-key': randomUUID() };
  await post(page, '/api/auth/update', { choice, quote: quote?.id }, key);
}

/** The second plan of trusses, which includes space trusses. */
export const TRUSS_PLAN: PlanChoice = { productId: 0, branchId: 2, bundleId: 2, period: 1 };

/** Registers an account through the page and its mail; its owner is then logged in, in the cabinet. */
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
 * Sends the registration form, with a new address at each attempt, because a refused attempt may have taken the
 * previous one.
 */
export async function registerByForm(page: Page, send: (email: string) => Promise<unknown>): Promise<string> {
  const { email, response } = await whileBusy(
    async () => {
      const invented = inventEmail();
      const answered = page.waitForResponse('**/api/auth/register');
      await send(invented);
      return { email: invented, response: await answered };
    },
    (registered) => toReplyState(registered.response),
  );
  expect(response.status()).toBe(200);
  return email;
}

/** Clicks again while the server refuses the call to `path` as busy; the typed input is still there. */
export async function pressPatiently(page: Page, path: string, press: () => Promise<unknown>): Promise<void> {
  await whileBusy(async () => {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await press();
    return answered;
  }, toReplyState);
}

/** Returns the state that the server reports in an answer. */
function toReplyState(answer: Response | APIResponse): ReplyState {
  return { status: answer.status(), retryAfter: answer.headers()['retry-after'] };
}

/** Logs in through the page, even if the server is busy. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await fillLogin(page, email, password);
  await pressPatiently(page, '/api/auth', () => sendLogin(page));
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await type(page, loginEnUS['login.email'], email);
  await type(page, loginEnUS['login.password'], password);
}

export async function sendLogin(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: loginEnUS['login.submit'] }).click();
}
