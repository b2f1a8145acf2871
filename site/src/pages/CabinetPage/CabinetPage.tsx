import { styled } from 'styled-components';
import {
  Cabinet,
  cabinetMessages,
  formMessages,
  loginMessages,
  planMessages,
  savedTaskMessages,
} from '@eecs/ui-account';
import { useLocale, useText, vars } from '@eecs/ui-kit';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { gatherAccount } from '../../ports/reader/gatherAccount.ts';
import { saveJson } from '../../ports/page/saveJson.ts';
import { useSiteSession } from '../../ports/kept/services.ts';
import { useConnection } from '../../ports/reader/useConnection.ts';
import { WithAccount } from '../../ports/reader/WithAccount.tsx';
import { TASK_CATALOGUES } from '../../task/words/taskCatalogues.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { WideColumn } from '../../shell/WideColumn.tsx';
import { Overview } from './Overview.tsx';
import { overviewMessages } from './overviewMessages.ts';
import { LogOutButton } from './LogOutButton.tsx';

export const texts = [
  cabinetMessages,
  loginMessages,
  formMessages,
  planMessages,
  savedTaskMessages,
  ...Object.values(TASK_CATALOGUES),
  failureMessages,
  overviewMessages,
];

/** The account of the logged-in user. */
export function CabinetPage() {
  const tSite = useText(siteMessages);
  const session = useSiteSession();
  const call = useConnection();
  const locale = useLocale();
  if (!('user' in session)) return null;
  const { user, state, subscriptions } = session;

  async function exportAll(): Promise<void> {
    saveJson(await gatherAccount(call, { user, subscriptions, locale }), 'eecs-account.json');
  }

  return (
    <WideColumn>
      <Top>
        <PageHeading>{tSite('page.cabinet')}</PageHeading>
        <LogOutButton />
      </Top>
      <WithAccount>
        {state === 'emergency' ? null : <Overview user={user} subscriptions={session.subscriptions} />}
        <Cabinet key={user.id} user={user} isEmergency={state === 'emergency'} onExport={exportAll} />
      </WithAccount>
    </WideColumn>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space2};
`;
