/**
 * Finds the token that shows that our own page calls among readable cookies, null if nobody is logged in; over https
 * its name has a prefix that keeps other hosts from setting it.
 */
export function readXsrfToken(cookies: string): string | null {
  const [, token = null] = /(?:^|;\s*)(?:__Host-)?XSRF-TOKEN=([^;]*)/.exec(cookies) ?? [];
  return token;
}
