import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, request } from 'playwright';
import { beamExamples } from '../../packages/ui-beam/src/examples/beamExamples.ts';
import { writeCredentials } from '../../site/src/ports/api/credentialsHeader.ts';
import { toWirePassword } from '../../site/src/ports/api/wirePassword.ts';
import { askAgain } from '../patience/askAgain.ts';
import { whileBusy } from '../patience/whileBusy.ts';

/** A user with an account and saved tasks. */
export interface Owner {
  readonly email: string;
  readonly password: string;
}

const OWNER = { email: 'figures@example.com', password: 'a bridge of two spans' };

/** Time to wait for a mail, ms. */
const PATIENCE = { everyMs: 500, forMs: 60_000 };

/** Number of saved tasks; the free plan allows more. */
const TASKS = 3;

/** Opens an account with the mailed link, which is in the outbox of the server's data, and saves tasks in it. */
export async function openAccount(address: string, dataDir: string): Promise<Owner> {
  const client = await request.newContext({ baseURL: address });
  await post(client, '/api/auth/register', { authorization: await authorize(OWNER) });
  const link = await findLink(path.join(dataDir, 'outbox.jsonl'));
  await post(client, '/api/auth/restore', { authorization: `Link ${link}` });
  for (let count = 1; count <= TASKS; count += 1) {
    const loadCase = { ...beamExamples.twoSpans, title: `Floor beam ${count}` };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await post(client, '/api/case/commit', headers, { data: loadCase, solution: null });
  }
  await client.dispose();
  return OWNER;
}

/** Logs the owner in; the context then has their cookies. */
export async function logIn(client: APIRequestContext, owner: Owner): Promise<void> {
  await post(client, '/api/auth', { authorization: await authorize(owner) });
}

async function authorize({ email, password }: Owner): Promise<string> {
  return writeCredentials({ email, password: await toWirePassword(email, password) });
}

async function post(
  client: APIRequestContext,
  address: string,
  headers: Readonly<Record<string, string>>,
  data: object = {},
): Promise<void> {
  const { cookies } = await client.storageState();
  const token = cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value;
  const sent = { ...headers, ...(token !== undefined && { 'x-xsrf-token': token }) };
  const answer = await whileBusy(
    () => client.post(address, { headers: sent, data }),
    (one) => ({ status: one.status(), retryAfter: one.headers()['retry-after'] }),
  );
  if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}: ${await answer.text()}`);
}

/** Waits for the link, because mails take a few seconds. */
function findLink(outbox: string): Promise<string> {
  return askAgain(`no link is mailed to ${outbox}`, PATIENCE, async () => {
    const mails = await readFile(outbox, 'utf8').catch(() => '');
    return /\/callback#(activation\.[\w-]{43})/.exec(mails)?.[1] ?? null;
  });
}
