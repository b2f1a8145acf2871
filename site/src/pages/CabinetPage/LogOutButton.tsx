import { useState } from 'react';
import { Button, useNotices, useText } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { createAccountsClient } from '../../ports/accountsClient.ts';
import { describeFailure } from '../../ports/describeFailure.ts';
import { useServices } from '../../ports/services.ts';
import { useConnection } from '../../ports/useConnection.ts';
import { pathTo } from '../../routes/pathTo.ts';

/** Logs out, and leads home. */
export function LogOutButton() {
  const tSite = useText(siteMessages);
  const tFailure = useText(failureMessages);
  const call = useConnection();
  const { session } = useServices();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);

  async function logOut(): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      await createAccountsClient(call).logOut();
      // First away: who has logged out would be asked to log in here.
      await navigate(pathTo('home'));
      session.tell({ type: 'loggedOut' });
      notify({ kind: 'success', text: tSite('account.loggedOut') });
    } catch (error) {
      notify({ kind: 'error', text: describeFailure(error, tFailure) });
      setSending(false);
    }
  }

  return (
    <Button aria-busy={isSending} onClick={() => void logOut()}>
      {tSite('account.logOut')}
    </Button>
  );
}
