import { useState } from 'react';
import { useNotices, useText } from '@eecs/ui-kit';
import { failureMessages } from '../messages/failureMessages.ts';
import { siteMessages } from '../messages/siteMessages.ts';
import { useCurrentRoute, useNavigate } from '../navigation/NavigationContext.ts';
import { createAccountsClient } from '../ports/api/accountsClient.ts';
import { describeFailure } from '../ports/api/describeFailure.ts';
import { useServices } from '../ports/kept/services.ts';
import { useConnection } from '../ports/reader/useConnection.ts';
import { pathTo } from '../routes/pathTo.ts';

/**
 * Returns the function that logs the reader out. From a page that requires a login it leads to the home page; any other
 * page stays.
 */
export function useLogOut(): { readonly isSending: boolean; readonly logOut: () => Promise<void> } {
  const tSite = useText(siteMessages);
  const tFailure = useText(failureMessages);
  const call = useConnection();
  const { session } = useServices();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const route = useCurrentRoute();
  const [isSending, setSending] = useState(false);

  async function logOut(): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      await createAccountsClient(call).logOut();
      // Navigates first, because otherwise the page would ask the reader to log in after the logout.
      if (route?.access !== 'public') await navigate(pathTo('home'));
      session.report({ type: 'loggedOut' });
      notify({ kind: 'success', text: tSite('account.loggedOut') });
    } catch (error) {
      notify({ kind: 'error', text: describeFailure(error, tFailure) });
    } finally {
      setSending(false);
    }
  }
  return { isSending, logOut };
}
