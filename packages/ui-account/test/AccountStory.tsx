import { type ReactNode, useState } from 'react';
import type { AccountApi, AuthAnswer, User } from '../src/api/accountApi.ts';
import { AccountContext } from '../src/session/AccountContext.ts';
import { createSession } from '../src/session/createSession.ts';

const DAY_MS = 86_400_000;

/** Nine o'clock on a summer day, UTC. */
export const NOW_MS = Date.UTC(2026, 5, 15, 9);

export const person: User = {
  id: 7,
  firstName: 'Ann',
  lastName: 'Mohr',
  email: 'ann.mohr@example.org',
  hash: 'K7QD-P2XM-9WTA-4HNC',
  createdAt: NOW_MS - 400 * DAY_MS,
  emailVerifiedAt: NOW_MS - 400 * DAY_MS,
  logged: true,
  rights: 0,
  options: {},
};

/** The password that the stories' server accepts. */
export const PASSWORD = 'three hinges hold no beam';

const account = { _params: person, _subscriptions: [] };
const letIn: AuthAnswer = { status: true, code: 0, message: '', user: account };
const refused: AuthAnswer = { status: false, code: 8, message: 'Wrong address or password', user: null };

/** A server that answers at once and stores nothing. */
export const answering: AccountApi = {
  register: () => Promise.resolve(true),
  logIn: (_email, password) => Promise.resolve(password === PASSWORD ? letIn : refused),
  restore: () => Promise.resolve(letIn),
  openLink: () => Promise.resolve(letIn),
  logOut: () => Promise.resolve(null),
  askLink: () => Promise.resolve({ _code: 'emergency' }),
  askReactivation: () => Promise.resolve({ notFound: true }),
  changeProfile: (names) => Promise.resolve({ ...account, _params: { ...person, ...names } }),
  changePassword: () => Promise.resolve(account),
  changeEmail: () => Promise.resolve(account),
  listSessions: () =>
    Promise.resolve([
      { begun: NOW_MS - 3 * DAY_MS, used: NOW_MS, browser: 'Firefox, Windows', isCurrent: true, mark: 'a' },
      { begun: NOW_MS - 9 * DAY_MS, used: NOW_MS - DAY_MS, browser: null, isCurrent: false, mark: 'b' },
    ]),
  endOtherSessions: () => Promise.resolve({ ended: 1 }),
  endSession: () => Promise.resolve({ ended: 1 }),
  suspend: () => Promise.resolve(account),
  resume: () => Promise.resolve(account),
  closeAccount: () => Promise.resolve({ status: true, until: NOW_MS + 30 * DAY_MS }),
};

const fail = () => Promise.reject(new Error('No connection to the server'));

/** A server that does not answer. */
export const away: AccountApi = {
  register: fail,
  logIn: fail,
  restore: fail,
  openLink: fail,
  logOut: fail,
  askLink: fail,
  askReactivation: fail,
  changeProfile: fail,
  changePassword: fail,
  changeEmail: fail,
  listSessions: fail,
  endOtherSessions: fail,
  endSession: fail,
  suspend: fail,
  resume: fail,
  closeAccount: fail,
};

/** Renders the host of account pages for stories, with or without a logged-in user. */
export function AccountStory({
  api = answering,
  isLoggedIn = false,
  children,
}: {
  readonly api?: AccountApi | undefined;
  readonly isLoggedIn?: boolean;
  readonly children: ReactNode;
}) {
  const [session] = useState(() =>
    createSession(isLoggedIn ? { state: 'user', user: person, subscriptions: [] } : { state: 'anonymous' }),
  );
  const describeFailure = (error: unknown) => (error instanceof Error ? error.message : String(error));
  return <AccountContext value={{ api, session, describeFailure }}>{children}</AccountContext>;
}
