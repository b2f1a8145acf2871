import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogIn from 'lucide-react/icons/log-in';
import { NavLink } from '../navigation/Link.tsx';
import { useLocation } from '../navigation/VisitContext.ts';
import { styled } from 'styled-components';
import { isLoggedIn, isUnknown } from '@eecs/ui-account';
import { useText, vars, VisuallyHidden } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import type { ReturnState } from '../navigation/returnPath.ts';
import { useCurrentRoute } from '../navigation/NavigationContext.ts';
import { useSiteSession } from '../ports/services.ts';
import { pathTo } from '../routes/pathTo.ts';

/** The way to the account in the header; to the login for who is not logged in, and back here afterwards. */
export function AccountLink({ isShort }: { readonly isShort: boolean }) {
  const t = useText(siteMessages);
  const session = useSiteSession();
  const { pathname, search } = useLocation();
  const route = useCurrentRoute();
  // Nobody knows yet which of the two it will be.
  if (isUnknown(session)) return null;
  if ('user' in session && isLoggedIn(session)) {
    const { email, firstName } = session.user;
    const label = t('account.open', { email });
    return (
      <Way to={pathTo('cabinet')} title={label} aria-label={label}>
        <CircleUserRound size={20} aria-hidden />
        {isShort || firstName === '' ? null : <Name>{firstName}</Name>}
      </Way>
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

const Name = styled.span`
  max-width: 12ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
