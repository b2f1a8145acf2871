import { useState } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { useLocation } from '../../navigation/VisitContext.ts';
import { styled } from 'styled-components';
import { AskLink, formMessages, LoginForm, loginMessages, type Session } from '@eecs/ui-account';
import { Alert, Button, useText, vars } from '@eecs/ui-kit';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { readReturnPath } from '../../navigation/returnPath.ts';
import { isSavePending } from '../../ports/kept/pendingSave.ts';
import { useSiteSession } from '../../ports/kept/services.ts';
import { WithAccount } from '../../ports/reader/WithAccount.tsx';
import { pathTo } from '../../routes/pathTo.ts';
import { FormColumn } from '../../shell/FormColumn.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { loginPageMessages } from './loginPageMessages.ts';

export const texts = [loginPageMessages, loginMessages, formMessages, failureMessages];

/**
 * The login page: by password, or by a mailed link if the password is forgotten or the account closed. Heading and
 * first words are where the server's first paint has them (`prerender/renderHeadPaint.tsx`).
 */
export function LoginPage() {
  const t = useText(loginPageMessages);
  const tSite = useText(siteMessages);
  const session = useSiteSession();
  const state: unknown = useLocation().state;
  const [help, setHelp] = useState<'emergency' | 'reactivation' | null>(null);
  const email = session.state === 'expired' ? session.user.email : '';
  const reason = findReason(session, state);
  return (
    <FormColumn>
      <PageHeading>{help === null ? tSite('page.login') : t(HEADINGS[help])}</PageHeading>
      {help === null ? <p>{t('loginPage.free')}</p> : null}
      {reason === null || help !== null ? null : (
        <Reason>
          <Alert kind="info">{t(reason)}</Alert>
        </Reason>
      )}
      <WithAccount>
        {help === null ? (
          <LoginForm
            email={email}
            help={
              <Help>
                <Button variant="quiet" onClick={() => setHelp('emergency')}>
                  {t('loginPage.forgotten')}
                </Button>
              </Help>
            }
          />
        ) : (
          <AskLink key={help} kind={help} email={email} />
        )}
      </WithAccount>
      <p>
        <Link to={pathTo('register')} state={state}>
          {t('loginPage.register')}
        </Link>
      </p>
      <Ways>
        {help === null ? (
          <Button variant="quiet" onClick={() => setHelp('reactivation')}>
            {t('loginPage.closed')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setHelp(null)}>
            {t('loginPage.back')}
          </Button>
        )}
      </Ways>
    </FormColumn>
  );
}

/** Headings of the other ways to log in. */
const HEADINGS = {
  emergency: 'loginPage.forgottenHeading',
  reactivation: 'loginPage.closedHeading',
} as const;

/** Returns why the user was sent here; null if nothing has to be explained. */
function findReason(session: Session, state: unknown): 'loginPage.saving' | 'loginPage.ended' | null {
  const isFromEditor = /^\/(msb|truss)(\/|$)/.test(readReturnPath(state) ?? '');
  if (isFromEditor && isSavePending()) return 'loginPage.saving';
  return session.state === 'anonymous' && session.isEnded === true ? 'loginPage.ended' : null;
}

const Reason = styled.div`
  margin-bottom: ${vars.space3};
`;

const Help = styled.div`
  margin: calc(-1 * ${vars.space2}) calc(-1 * ${vars.space3});
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space1};
  margin: ${vars.space3} 0;
`;
