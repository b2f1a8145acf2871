import { type ReactNode, useState } from 'react';
import { Navigate } from '../navigation/Link.tsx';
import { useLocation } from '../navigation/VisitContext.ts';
import { Spinner, useText } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { readReturnPath, type ReturnState } from '../navigation/returnPath.ts';
import { SPINNER_DELAY_MS } from '../navigation/spinnerDelay.ts';
import { useSiteSession } from '../ports/kept/services.ts';
import type { RestrictedState } from '../routes/restrictedState.ts';
import { guard } from '../routes/guard.ts';
import { pathTo } from '../routes/pathTo.ts';
import type { RouteAccess } from '../routes/siteRoute.ts';
import { Unreachable } from './Unreachable.tsx';

export interface GuardedProps {
  readonly access: RouteAccess;
  readonly children: ReactNode;
}

/** Shows a page to readers with access, and redirects the others to where they can continue. */
export function Guarded({ access, children }: GuardedProps) {
  const t = useText(siteMessages);
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const admission = guard(access, useSiteSession());
  const [wasIn, setWasIn] = useState(false);
  if (admission === 'allow' && !wasIn) setWasIn(true);
  switch (admission) {
    case 'allow':
      return children;
    case 'wait':
      return <Spinner delayMs={SPINNER_DELAY_MS} label={t('loading')} />;
    case 'unreachable':
      return <Unreachable />;
    case 'login':
      // The user has logged out on the page, here or in another tab, so the page is no longer needed.
      if (wasIn) return <Navigate replace to={pathTo('home')} />;
      return (
        <Navigate
          replace
          to={pathTo('login')}
          state={{ returnTo: `${pathname}${search}` } satisfies ReturnState}
        />
      );
    case 'inside':
      return <Navigate replace to={readReturnPath(state) ?? pathTo('cabinet')} />;
    case 'missing':
      return (
        <Navigate replace to={pathTo('notFound')} state={{ isRestricted: true } satisfies RestrictedState} />
      );
    default:
      return admission satisfies never;
  }
}
