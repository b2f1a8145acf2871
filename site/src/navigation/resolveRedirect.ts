import { isOwnPath } from './lastPath.ts';

/**
 * Finds the hosts to which the operator lets the site redirect (`REDIRECT_HOSTS`), as the server wrote them into the
 * page.
 */
export function findRedirectHosts(page: Document): readonly string[] {
  const written = page.querySelector<HTMLMetaElement>('meta[name="eecs-redirect-hosts"]')?.content ?? '';
  return written.split(' ').filter((host) => host !== '');
}

/** The target of a redirect: outside the site, or one of its paths. */
export type Redirect =
  { readonly kind: 'open'; readonly address: string } | { readonly kind: 'path'; readonly path: string };

export interface RedirectRules {
  /** The origin of this site: scheme, host and port. */
  readonly origin: string;
  /** Other allowed hosts, with ports where given. @default none */
  readonly hosts?: readonly string[];
}

/**
 * Resolves an address that a step of the start requests. An absolute one (http, https) on an allowed host is opened
 * unchanged; for the site's own origin, and for relative addresses, the application navigates to the path. Null if the
 * address is not allowed: another host, another scheme.
 */
export function resolveRedirect(address: string, { origin, hosts = [] }: RedirectRules): Redirect | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(address);
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (isAbsolute && url.origin !== origin) {
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && hosts.includes(url.host) ? { kind: 'open', address: url.href } : null;
  }
  // `//host` and `/\host` have no scheme but still lead elsewhere.
  if (url.origin !== origin) return null;
  return isOwnPath(path) ? { kind: 'path', path } : null;
}
