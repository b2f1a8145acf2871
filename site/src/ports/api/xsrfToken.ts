/**
 * Finds among readable cookies the token which proves that the site's own page calls; null if nobody is logged in. Over
 * https its name has a prefix that prevents other hosts from setting it.
 */
export function readXsrfToken(cookies: string): string | null {
  const [, token = null] = /(?:^|;\s*)(?:__Host-)?XSRF-TOKEN=([^;]*)/.exec(cookies) ?? [];
  return token;
}
