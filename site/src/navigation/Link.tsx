import { type AnchorHTMLAttributes, forwardRef, type MouseEvent, useEffect, useRef } from 'react';
import { leadsTo } from './leadsTo.ts';
import { useNavigate } from './NavigationContext.ts';
import { useLocation } from './VisitContext.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, or `#` and an anchor of this page. */
  readonly to: string;
  /** State stored with the history entry. @default nothing */
  readonly state?: unknown;
}

/**
 * A link to a page of the site. The page changes without a reload; the browser follows the link if the reader asks for
 * a new tab or window.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, state, onClick, ...rest },
  ref,
) {
  const go = useNavigate();
  const { pathname, search, hash } = useLocation();
  const path = to.startsWith('/') ? to : resolvePath(to, pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // A link to the current address adds no entry to the history.
    void go(path, { replace: path === `${pathname}${search}${hash}`, state });
  };
  return <a {...rest} ref={ref} href={path} onClick={follow} />;
});

export interface NavLinkProps extends LinkProps {
  /** Whether only this exact address counts as current, not the pages below it. @default false */
  readonly end?: boolean;
}

/** A link that is marked as current if it leads to the open page. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(
  { end = false, ...rest },
  ref,
) {
  const { pathname } = useLocation();
  return <Link {...rest} ref={ref} aria-current={leadsTo(rest.to, { pathname, end }) ? 'page' : undefined} />;
});

/** Navigates to another page as soon as it is rendered. */
export function Navigate({
  to,
  replace = false,
  state,
}: Pick<LinkProps, 'to' | 'state'> & { readonly replace?: boolean }) {
  const go = useNavigate();
  const options = useRef({ replace, state });
  useEffect(() => {
    void go(to, options.current);
  }, [go, to]);
  return null;
}

function isPlain({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const isElsewhere = metaKey || altKey || ctrlKey || shiftKey;
  return button === 0 && !isElsewhere && (currentTarget.target === '' || currentTarget.target === '_self');
}

function resolvePath(to: string, pathname: string): string {
  const { pathname: path, search, hash } = new URL(to, new URL(pathname, window.location.href));
  return `${path}${search}${hash}`;
}
