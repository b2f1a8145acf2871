import { isOwnPath } from './lastPath.ts';

/**
 * Finds the hosts that the operator lets the site send its readers to
 * (`REDIRECT_HOSTS`), as the server wrote them into the page.
 */
export function findRedirectHosts(page: Document): readonly string[] {
  const written = page.querySelector<HTMLMetaElement>('meta[name="eecs-redirect-hosts"]')?.content ?? '';
  return written.split(' ').filter((host) => host !== '');
}

/** Where a redirect leads: out of the site, or to one of its paths. */
export type Redirect =
  { readonly kind: 'open'; readonly address: string } | { readonly kind: 'path'; readonly path: string };

export interface RedirectRules {
  /** Where this site is: scheme, name and port. */
  readonly origin: string;
  /** Other hosts that may be gone to, with the port where they have one. @default none */
  readonly hosts?: readonly string[];
}

/**
 * Resolves an address that a step of the start asks for. An absolute one (http, https) is opened as it is where its
 * host is allowed; of our own origin, and of any other address, the path is gone to within the application. Null for
 * what may not be gone to: another host, another scheme.
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
  // `//host` and `/\host` have no scheme and lead elsewhere all the same.
  if (url.origin !== origin) return null;
  return isOwnPath(path) ? { kind: 'path', path } : null;
}
