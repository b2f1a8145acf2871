import { styled } from 'styled-components';
import { Cabinet, cabinetMessages, formMessages, loginMessages } from '@eecs/ui-account';
import { useText, vars } from '@eecs/ui-kit';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useSiteSession } from '../../ports/services.ts';
import { WithAccount } from '../../ports/WithAccount.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';
import { LogOutButton } from './LogOutButton.tsx';

export const texts = [cabinetMessages, loginMessages, formMessages, failureMessages];

/** The account of whoever is logged in. */
export function CabinetPage() {
  const tSite = useText(siteMessages);
  const session = useSiteSession();
  if (!('user' in session)) return null;
  const { user, state } = session;
  return (
    <ReadingColumn>
      <Top>
        <PageHeading>{tSite('page.cabinet')}</PageHeading>
        <LogOutButton />
      </Top>
      <WithAccount>
        <Cabinet key={user.id} user={user} isEmergency={state === 'emergency'} />
      </WithAccount>
    </ReadingColumn>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space2};
`;
