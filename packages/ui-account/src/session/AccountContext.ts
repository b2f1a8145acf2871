import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AccountApi } from '../api/accountApi.ts';
import type { SessionStore } from './createSession.ts';
import type { Session } from './session.ts';

/** Services that the account pages need from their host. */
export interface AccountServices {
  readonly api: AccountApi;
  readonly session: SessionStore;
  /** Explains in the reader's language why a call brought nothing. */
  readonly describeFailure: (error: unknown) => string;
}

/** Gives the pages below it their server and their session. */
export const AccountContext = createContext<AccountServices | null>(null);

/** Returns the services of the account. */
export function useAccount(): AccountServices {
  const services = useContext(AccountContext);
  if (services === null) throw new Error('`useAccount` must be used within `AccountContext`');
  return services;
}

/** Returns the session, live. */
export function useSession({ subscribe, get }: SessionStore): Session {
  return useSyncExternalStore(subscribe, get, get);
}
