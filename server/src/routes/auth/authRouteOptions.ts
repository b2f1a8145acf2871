import type { AccountsContext } from '../../accounts/accountsContext.ts';

/** Options of the calls under /auth. */
export interface AuthRouteOptions {
  readonly accounts: AccountsContext;
}
