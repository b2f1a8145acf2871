import type { CookieSerializeOptions } from '@fastify/cookie';

/** Names of the cookies of a session; with their prefix browsers take them from https alone, for this host alone. */
export interface CookieNames {
  readonly access: string;
  readonly refresh: string;
  readonly xsrf: string;
  /** The cookie of a browser that has logged in before. */
  readonly device: string;
}

/** Returns the names; without https the prefix would make browsers refuse them. */
export function cookieNames(isHttps: boolean): CookieNames {
  const prefix = isHttps ? '__Host-' : '';
  return {
    access: `${prefix}eecs-at`,
    refresh: `${prefix}eecs-rt`,
    xsrf: `${prefix}XSRF-TOKEN`,
    device: `${prefix}eecs-device`,
  };
}

/** Returns the flags of a cookie. `isReadable`: by the page's own script. */
export function cookieFlags(
  isHttps: boolean,
  {
    sameSite,
    isReadable = false,
    maxAgeMs,
  }: { readonly sameSite: 'lax' | 'strict'; readonly isReadable?: boolean; readonly maxAgeMs: number },
): CookieSerializeOptions {
  return { path: '/', secure: isHttps, sameSite, httpOnly: !isReadable, maxAge: Math.floor(maxAgeMs / 1000) };
}
