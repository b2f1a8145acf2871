import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { credentials, WIRE } from '../../support/accounts.ts';
import { BrokenPromise } from './brokenPromise.ts';
import type { Send, WireReply } from './sendCall.ts';
import { insist, RETRY_AFTER_MS, until } from './until.ts';
import { openVisitor, type Visitor } from './visitor.ts';

/** A mail whose first attempt failed, as on a busy machine, is sent a minute later. */
const MAIL_MS = 180_000;

/** A user with an account and a browser. */
export interface Person extends Visitor {
  readonly email: string;
  readonly userId: number;
}

/**
 * Creates an account and opens it with its mailed link, which a server without a mail server writes to its data folder.
 * If an address is refused because a busy machine interrupted its registration too often, another one is used; `email`
 * of the person has it.
 */
export async function createPerson(send: Send, dataDir: string, email: string): Promise<Person> {
  const visitor = openVisitor(send);
  for (const address of [email, `second.${email}`, `third.${email}`]) {
    const headers = credentials(address, WIRE.right);
    const register = () => visitor.post('/auth/register', { headers });
    const registered = await insist('a registration', register, RETRY_AFTER_MS);
    if (registered.status === 429) continue;
    if (registered.status !== 200)
      throw new BrokenPromise(`${address} was not registered: ${registered.body}`);
    const link = await waitForLink(dataDir, address);
    const opened = await insist('a mailed link', () =>
      visitor.post('/auth/restore', { headers: { authorization: `Link ${link}` } }),
    );
    // A link may have been used up by an attempt whose answer was lost.
    const userId =
      readUserId(opened) ?? readUserId(await insist('a login', () => visitor.post('/auth', { headers })));
    if (userId === null) throw new BrokenPromise(`${address} could not be logged in: ${opened.body}`);
    return { ...visitor, email: address, userId };
  }
  throw new BrokenPromise(`${email} could not be registered under three addresses`);
}

/** Logs a user in again; returns false if they may not log in. */
export async function logIn({ cookies, email, post }: Person): Promise<boolean> {
  cookies.clear();
  const headers = credentials(email, WIRE.right);
  const reply = await insist('a login', () => post('/auth', { headers }));
  return readUserId(reply) !== null;
}

/** Logs a user in with another browser; returns null if they may not log in. */
export async function logInElsewhere(send: Send, person: Person): Promise<Person | null> {
  const other = { ...person, ...openVisitor(send) };
  return (await logIn(other)) ? other : null;
}

/** Returns the user whose session an answer opened or resumed; null if there is none. */
function readUserId(reply: WireReply): number | null {
  if (reply.status !== 200) return null;
  const { user } = reply.json<{ user: { _params: { id: number } } | null }>();
  return user?._params.id ?? null;
}

async function waitForLink(dataDir: string, email: string): Promise<string> {
  const file = path.join(dataDir, 'outbox.jsonl');
  let found: string | undefined;
  const isThere = () => {
    // The last line may be incomplete.
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
    const mails = lines.map((line) => JSON.parse(line) as { to: string; link: string | null });
    found = mails.findLast(({ to, link }) => to === email && link !== null)?.link ?? undefined;
    return found !== undefined;
  };
  await until(`a mail to ${email}`, isThere, MAIL_MS);
  return (found ?? '').replace(/^.*#/, '');
}
