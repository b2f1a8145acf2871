import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AccountApi } from '../api/accountApi.ts';
import type { SessionStore } from './createSession.ts';
import type { Session } from './session.ts';

/** Services that the account pages need from their host. */
export interface AccountServices {
  readonly api: AccountApi;
  readonly session: SessionStore;
  /** Describes the failure of a call in the reader's language. */
  readonly describeFailure: (error: unknown) => string;
}

/** Provides the API and the session to the pages below it. */
export const AccountContext = createContext<AccountServices | null>(null);

/** Returns the services of the account. */
export function useAccount(): AccountServices {
  const services = useContext(AccountContext);
  if (services === null) throw new Error('`useAccount` must be used within `AccountContext`');
  return services;
}

/** Returns the session as a live value. */
export function useSession({ subscribe, get }: SessionStore): Session {
  return useSyncExternalStore(subscribe, get, get);
}
