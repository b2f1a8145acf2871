import { useMemo } from 'react';
import { formMessages, NoticeList, planMessages } from '@eecs/ui-account';
import { useText } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { subscribePath } from '../../navigation/subscribePath.ts';
import { createAccountsClient } from '../../ports/api/accountsClient.ts';
import { useSiteSession } from '../../ports/kept/services.ts';
import { useConnection } from '../../ports/reader/useConnection.ts';
import { WithAccount } from '../../ports/reader/WithAccount.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';

export const texts = [planMessages, formMessages, failureMessages];

/** Shows the notices about the plans of an account. */
export function NotifyPage() {
  const tSite = useText(siteMessages);
  const session = useSiteSession();
  const navigate = useNavigate();
  const call = useConnection();
  const accounts = useMemo(() => createAccountsClient(call), [call]);
  if (!('user' in session)) return null;
  return (
    <ReadingColumn>
      <PageHeading>{tSite('page.notify')}</PageHeading>
      <WithAccount>
        <NoticeList
          user={session.user}
          subscriptions={session.subscriptions}
          onClear={() => accounts.clearMessages()}
          onRenew={(choice) => void navigate(subscribePath(choice))}
        />
      </WithAccount>
    </ReadingColumn>
  );
}
