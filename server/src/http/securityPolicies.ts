/** The settings that the policies depend on. */
export interface HttpsOptions {
  /** True when people reach the server by https. */
  readonly isHttps: boolean;
}

/** How long browsers remember to come by https, s. */
export const YEAR_S = 31_536_000;
/** The policy of an answer that is no page: nothing at all. `base-uri` does not fall back to `default-src`. */
export const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The headers of every answer, for one to what never became a request and that no plugin sees. */
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

/** Returns whether a file of this type is a script, a style or a font: what pages are made of, and none by itself. */
export function isPartOfPage(contentType: unknown): boolean {
  return /^(?:(?:application|text)\/javascript|text\/css|font\/)/.test(String(contentType));
}

/** The policy of a script of the site, under which it runs as a worker: it has no styles, forms or frames to rule. */
export const SCRIPT_POLICY = "default-src 'self'";

/**
 * The policy the site runs under. The nonce is for the style sheets that
 * styled-components adds; `framers` are who may frame the page.
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
 * The policy Storybook runs under: scripts are its files and those that are in its pages, named by their hashes.
 * Styles are open, for it writes its own without a nonce. `framers` are who may frame the page.
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
