import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

export interface SecurityHeadersOptions {
  /** True when people reach the server by https. */
  readonly isHttps: boolean;
}

const YEAR_S = 31_536_000;
/** `base-uri` does not fall back to `default-src`. */
const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** What no page of ours asks a browser for, so that nothing that got into one can. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Sets the headers every answer carries. An answer without a policy of its own gets the one of the API: nothing at all. */
export const securityHeaders = plugin<SecurityHeadersOptions>(
  async (app, { isHttps }) => {
    await app.register(helmet, {
      contentSecurityPolicy: false,
      // On plain http browsers must not be sent to a port that does not speak TLS.
      strictTransportSecurity: isHttps ? { maxAge: YEAR_S, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'no-referrer' },
      xFrameOptions: { action: 'deny' },
      // Answers given to foreign origins by CORS are not concerned: it stops what a page takes in without asking.
      crossOriginResourcePolicy: { policy: 'same-origin' },
    });
    app.addHook('onSend', (request, reply, _payload, next) => {
      reply.header('x-request-id', request.id);
      reply.header('permissions-policy', PERMISSIONS);
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      next();
    });
  },
  { name: 'security-headers' },
);

/** The same for an answer to what never became a request. */
export function toBareHeaders({ isHttps }: SecurityHeadersOptions): Readonly<Record<string, string>> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': API_POLICY,
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains` }),
  };
}

/** The policy the site runs under. The nonce is for the style sheets that styled-components adds. */
export function toSitePolicy(nonce: string | null): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    nonce === null ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
