import { type ReactNode, useMemo } from 'react';
import { AccountContext, type AccountApi } from '@eecs/ui-account';
import { useText } from '@eecs/ui-kit';
import { failureMessages } from '../../messages/failureMessages.ts';
import { createAccountsClient } from '../api/accountsClient.ts';
import { describeFailure } from '../api/describeFailure.ts';
import { useServices } from '../kept/services.ts';
import { useConnection } from './useConnection.ts';

/** Gives the account pages their API and the site's session. */
export function WithAccount({ children }: { readonly children: ReactNode }) {
  const t = useText(failureMessages);
  const call = useConnection();
  const { session } = useServices();
  // The types ensure that the server's contract fits the account pages.
  const api: AccountApi = useMemo(() => createAccountsClient(call), [call]);
  const services = useMemo(
    () => ({ api, session, describeFailure: (error: unknown) => describeFailure(error, t) }),
    [api, session, t],
  );
  return <AccountContext value={services}>{children}</AccountContext>;
}
