import { Link } from '../navigation/Link.tsx';
import { useLocation } from '../navigation/VisitContext.ts';
import { styled } from 'styled-components';
import { Alert, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import type { ReturnState } from '../navigation/returnPath.ts';
import { useSiteSession } from '../ports/kept/services.ts';
import { pathTo } from '../routes/pathTo.ts';

/** Shows a message above an unchanged page: the session has expired, or the account is frozen or suspended. */
export function SessionEnd() {
  const t = useText(siteMessages);
  const session = useSiteSession();
  const { pathname, search } = useLocation();
  if (session.state === 'frozen')
    return (
      <Strip>
        <Alert kind="error">{t('account.frozen')}</Alert>
      </Strip>
    );
  // The account page shows that itself, next to the button that ends it.
  if (session.state === 'suspended' && pathname !== pathTo('cabinet'))
    return (
      <Strip>
        <Alert kind="info" actions={<Link to={pathTo('cabinet')}>{t('account.resume')}</Link>}>
          {t('account.suspended')}
        </Alert>
      </Strip>
    );
  if (session.state !== 'expired' || pathname === pathTo('login')) return null;
  return (
    <Strip>
      <Alert
        kind="warning"
        actions={
          <Link to={pathTo('login')} state={{ returnTo: `${pathname}${search}` } satisfies ReturnState}>
            {t('account.logIn')}
          </Link>
        }
      >
        {t('account.expired')}
      </Alert>
    </Strip>
  );
}

const Strip = styled.div`
  padding: ${vars.space2} ${vars.space3} 0;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.hit};
    color: ${vars.accent};
  }
`;
