import type { Subscription } from '@eecs/ui-account';
import { createAccountsClient } from '../ports/api/accountsClient.ts';
import type { CallApi } from '../ports/api/callApi.ts';

const known = new WeakMap<CallApi, Promise<readonly Subscription[] | null>>();

/** Requests the features of anonymous users once per page; null if the server does not answer. */
export function askEverybodys(call: CallApi): Promise<readonly Subscription[] | null> {
  const found = known.get(call);
  if (found !== undefined) return found;
  const asked = createAccountsClient(call)
    .restore()
    .then(
      ({ user, subscriptions }) => (user === null ? subscriptions : null),
      () => {
        known.delete(call);
        return null;
      },
    );
  known.set(call, asked);
  return asked;
}
