import {
  credentials,
  findMailedLink,
  openBrowser,
  WIRE,
  type Browser,
  type Reply,
} from '../support/accounts.ts';
import { makeRoot, subscribe, type Account, type AccountsApp } from '../support/accountsApp.ts';
import { FIXTURE_1 } from '../support/fixture1.ts';

/** All kinds of callers, in the order of the matrix columns. */
export const CALLERS = [
  'anonymous',
  'unverified',
  'free',
  'subscriber',
  'emergency',
  'frozen',
  'deactivated',
  'root',
] as const;

export type CallerName = (typeof CALLERS)[number];

/** Ids of a caller's data. */
export interface Belongings {
  readonly userId: number;
  readonly task: number;
  /** A section of the caller's own library. */
  readonly row: number;
}

/** A caller with their data; a caller without an account has ids that belong to nobody. */
export interface Caller {
  readonly name: CallerName;
  readonly browser: Browser;
  readonly email: string;
  readonly own: Belongings;
}

const NOTHING: Belongings = { userId: -1, task: 1, row: 1 };

let count = 0;

/** Creates a caller. Frozen and deactivated ones keep the cookies of a session that was never ended. */
export async function createCaller(server: AccountsApp, name: CallerName): Promise<Caller> {
  const browser = openBrowser(server.app);
  const email = `${name}${(count += 1)}@example.org`;
  if (name === 'anonymous') return { name, browser, email, own: NOTHING };
  if (name === 'unverified') {
    await browser.post('/auth/register', { headers: credentials(email, WIRE.right) });
    return { name, browser, email, own: NOTHING };
  }
  const account = await server.openAccount();
  const own = await giveBelongings(server, account);
  const change = (columns: object) => server.db('users').where({ id: account.userId }).update(columns);
  switch (name) {
    case 'free':
      await server.db('subscriptions').where({ user_id: account.userId }).delete();
      break;
    case 'emergency':
      await useEmergencyLink(server, account);
      break;
    case 'frozen':
      await change({ frozen_at: new Date(server.clock.now) });
      break;
    case 'deactivated':
      await change({ deactivated_at: new Date(server.clock.now) });
      break;
    case 'root':
      await makeRoot(server, account);
      break;
    case 'subscriber':
      break;
    default:
      name satisfies never;
  }
  return { name, browser: account.browser, email: account.email, own };
}

let labels = 0;

/** Creates a bar with an unused name. */
export function createBar() {
  const label = `Bar ${(labels += 1)}`;
  return { group: 'Own', subgroup: 'Bridge', json_data: { className: 'circle', label, Dy: 24 } };
}

/** Gives an account the professional plan, a task and a section. */
export async function giveBelongings(server: AccountsApp, account: Account): Promise<Belongings> {
  const { browser, userId } = account;
  for (const branch of [1, 2]) await subscribe(server, account, branch, 3);
  const idOf = (reply: Reply) => reply.json<{ id: number }>().id;
  const task = idOf(await browser.post('/case/commit', { body: { data: FIXTURE_1 } }));
  const row = idOf(await browser.post('/data/storage/add/section', { body: { row: createBar() } }));
  return { userId, task, row };
}

async function useEmergencyLink({ db }: AccountsApp, { browser, email }: Account): Promise<void> {
  browser.cookies.clear();
  await browser.post('/auth/emergency', { headers: credentials(email) });
  const link = await findMailedLink(db, email, 'emergency');
  await browser.post('/auth/restore', { headers: { authorization: `Link ${link}` } });
}
