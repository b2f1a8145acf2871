import type { CookieSerializeOptions } from '@fastify/cookie';

/** Names of the cookies of a session; browsers accept their prefix only over https and only for this host. */
export interface CookieNames {
  readonly access: string;
  readonly refresh: string;
  readonly xsrf: string;
  /** The cookie of a browser in which a user has logged in before. */
  readonly device: string;
}

/** Returns the names, without the prefix on http, where browsers would refuse it. */
export function cookieNames(isHttps: boolean): CookieNames {
  const prefix = isHttps ? '__Host-' : '';
  return {
    access: `${prefix}eecs-at`,
    refresh: `${prefix}eecs-rt`,
    xsrf: `${prefix}XSRF-TOKEN`,
    device: `${prefix}eecs-device`,
  };
}

/** Returns the flags of a cookie. `isReadable`: scripts of the page can read it. */
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
