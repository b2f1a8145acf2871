import { lazy, Suspense } from 'react';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogIn from 'lucide-react/icons/log-in';
import { NavLink } from '../navigation/Link.tsx';
import { useLocation } from '../navigation/VisitContext.ts';
import { styled } from 'styled-components';
import { isLoggedIn, isUnknown } from '@eecs/ui-account';
import { ErrorBoundary, useText, vars, VisuallyHidden } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import type { ReturnState } from '../navigation/returnPath.ts';
import { useCurrentRoute } from '../navigation/NavigationContext.ts';
import { useSiteSession } from '../ports/kept/services.ts';
import { pathTo } from '../routes/pathTo.ts';

/** Loads late; replaces the link to the account. */
const AccountMenu = lazy(async () => {
  const { AccountMenu: found } = await import('./AccountMenu.tsx');
  return { default: found };
});

/**
 * The account menu in the header; for a reader who is not logged in, a link to the login, which leads back here
 * afterwards.
 */
export function AccountLink({ isShort }: { readonly isShort: boolean }) {
  const t = useText(siteMessages);
  const session = useSiteSession();
  const { pathname, search } = useLocation();
  const route = useCurrentRoute();
  // It is not known yet whether the reader is logged in.
  if (isUnknown(session)) return null;
  if ('user' in session && isLoggedIn(session)) {
    const { email, firstName } = session.user;
    const label = t('account.open', { email });
    const face = (
      <Face>
        <CircleUserRound size={20} aria-hidden />
        {isShort || firstName === '' ? null : <Name>{firstName}</Name>}
      </Face>
    );
    const link = (
      <Way to={pathTo('cabinet')} title={label} aria-label={label}>
        {face}
      </Way>
    );
    // If the menu fails to load, the link to the account remains.
    return (
      <ErrorBoundary fallback={() => link}>
        <Suspense fallback={link}>
          <AccountMenu label={label}>{face}</AccountMenu>
        </Suspense>
      </ErrorBoundary>
    );
  }
  const state =
    route?.access === 'guest' ? null : ({ returnTo: `${pathname}${search}` } satisfies ReturnState);
  const label = t('account.logIn');
  return (
    <Way to={pathTo('login')} state={state} title={isShort ? label : undefined}>
      <LogIn size={20} aria-hidden />
      {isShort ? <VisuallyHidden>{label}</VisuallyHidden> : <Name>{label}</Name>}
    </Way>
  );
}

const Way = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space2};
  min-width: ${vars.hit};
  height: ${vars.hit};
  padding: 0 6px;
  border-radius: ${vars.radius};
  color: ${vars.ink};
  text-decoration: none;
  &:hover {
    background: ${vars.sunken};
  }
`;

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space2};
`;

const Name = styled.span`
  max-width: 12ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
