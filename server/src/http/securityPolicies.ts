/** The settings that the policies depend on. */
export interface HttpsOptions {
  /** Whether people reach the server by https. */
  readonly isHttps: boolean;
}

/** How long browsers remember to use https, s. */
export const YEAR_S = 31_536_000;
/** The policy of an answer that is not a page: it allows nothing. `base-uri` does not fall back to `default-src`. */
export const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Returns the headers of every answer, for replies to malformed requests, which no plugin sees. */
export function toBareHeaders({ isHttps }: HttpsOptions): Readonly<Record<string, string>> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': API_POLICY,
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains` }),
  };
}

/**
 * Returns whether a file of this type is a script, a style or a font, which pages load but which is not a page itself.
 */
export function isPartOfPage(contentType: unknown): boolean {
  return /^(?:(?:application|text)\/javascript|text\/css|font\/)/.test(String(contentType));
}

/**
 * The policy of a script of the site, which applies when it runs as a worker: a worker has no styles, forms or frames.
 */
export const SCRIPT_POLICY = "default-src 'self'";

/**
 * Returns the policy of the site's pages. The nonce is for the style sheets that styled-components adds; `framers` are
 * the origins that may frame the page.
 */
export function toSitePolicy(nonce: string | null, framers = "'none'"): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    nonce === null ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framers}`,
  ].join('; ');
}

/**
 * Returns the policy of Storybook. It allows Storybook's own script files, and the inline scripts of its pages by their
 * hashes. Inline styles are allowed, because Storybook adds its own without a nonce. `framers` are the origins that may
 * frame the page.
 */
export function toStorybookPolicy(scriptHashes: readonly string[], framers: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framers}`,
  ].join('; ');
}
