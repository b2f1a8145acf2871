import { useEffect, useState } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { useLocation } from '../../navigation/VisitContext.ts';
import { formMessages, LinkCard, loginMessages } from '@eecs/ui-account';
import { useText } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { QUIET_STATE } from '../../navigation/quietState.ts';
import { useServices } from '../../ports/kept/services.ts';
import { WithAccount } from '../../ports/reader/WithAccount.tsx';
import { pathTo } from '../../routes/pathTo.ts';
import { FormColumn } from '../../shell/FormColumn.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';

export const texts = [loginMessages, formMessages, failureMessages];

/** The page that mailed links open. Their token was removed from the address before anything could store it. */
export function CallbackPage() {
  const tSite = useText(siteMessages);
  const services = useServices();
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  const [link, setLink] = useState(services.link ?? '');

  // Opening a link in an existing tab changes only the address.
  const opened = hash.slice(1);
  if (opened !== '' && opened !== link) setLink(opened);
  useEffect(() => {
    if (hash.length < 2) return;
    void navigate(pathname, { replace: true, state: QUIET_STATE });
  }, [hash, pathname, navigate]);

  return (
    <FormColumn>
      <PageHeading>{tSite('page.callback')}</PageHeading>
      <WithAccount>
        <LinkCard
          key={link}
          link={link}
          onDone={() => void navigate(pathTo('cabinet'), { replace: true })}
          further={
            <p>
              <Link to={pathTo('login')}>{tSite('account.logIn')}</Link>
            </p>
          }
        />
      </WithAccount>
    </FormColumn>
  );
}
