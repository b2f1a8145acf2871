import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Send, WireReply } from './sendCall.ts';

/** Somebody with an account, as a browser knows them. */
export interface WirePerson {
  readonly email: string;
  readonly cookies: Map<string, string>;
}

/** The password of everybody here, in the form in which passwords travel. */
export const PASSWORD = `v1.${'p'.repeat(43)}`;
const PATIENCE_MS = 60_000;
const AGAIN_MS = 500;

/** Gives the authorization header of an address. */
export function credentialsOf(email: string, password: string = PASSWORD): string {
  return JSON.stringify({ email, password });
}

/** Makes an account and opens it by its mailed link, which a server without a mail server writes into its data folder. */
export async function createPerson(send: Send, dataDir: string, email: string): Promise<WirePerson> {
  const person: WirePerson = { email, cookies: new Map() };
  await insist(() => call(send, person, '/auth/register', { authorization: credentialsOf(email) }));
  const link = await waitForLink(dataDir, email);
  await insist(() => call(send, person, '/auth/restore', { authorization: `Link ${link}` }));
  if (person.cookies.size === 0) throw new Error(`${email} could not be logged in`);
  return person;
}

/** Logs a person in again. */
export async function logIn(send: Send, person: WirePerson): Promise<void> {
  person.cookies.clear();
  await insist(() => call(send, person, '/auth', { authorization: credentialsOf(person.email) }));
}

/** Repeats a call for as long as its load is shed, and gives the first other answer, or the last. */
export async function insist(make: () => Promise<WireReply>): Promise<WireReply> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(AGAIN_MS)) {
    const reply = await make();
    if (reply.status !== 503 || Date.now() > deadline) return reply;
  }
}

/** Calls as the person's browser does, and keeps the cookies that come back. */
export async function call(
  send: Send,
  person: WirePerson,
  url: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): Promise<WireReply> {
  const reply = await send({
    method: 'POST',
    path: url,
    headers: [
      ...sessionHeaders(person),
      ...(body === undefined ? [] : [['content-type', 'application/json'] as const]),
      ...Object.entries(headers),
    ],
    body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
  });
  keepCookies(person, reply);
  return reply;
}

/** The headers by which a browser shows a session. */
export function sessionHeaders({ cookies }: WirePerson): [string, string][] {
  if (cookies.size === 0) return [];
  const token = cookies.get('XSRF-TOKEN');
  return [
    ['cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')],
    ...(token === undefined ? [] : ([['x-xsrf-token', token]] as [string, string][])),
  ];
}

/** Keeps the cookies of an answer. */
export function keepCookies({ cookies }: WirePerson, { headers }: Pick<WireReply, 'headers'>): void {
  for (const line of headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

async function waitForLink(dataDir: string, email: string): Promise<string> {
  const file = path.join(dataDir, 'outbox.jsonl');
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(200)) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const mails = lines.map((line) => JSON.parse(line) as { to: string; link: string | null });
    const link = mails.findLast(({ to, link: found }) => to === email && found !== null)?.link;
    if (link) return link.slice(link.indexOf('#') + 1);
  }
  throw new Error(`no mail for ${email}`);
}
