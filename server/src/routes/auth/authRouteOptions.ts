import type { AccountsContext } from '../../accounts/accountsContext.ts';

/** What the calls under /auth are given. */
export interface AuthRouteOptions {
  readonly accounts: AccountsContext;
}
