import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

export interface SecurityHeadersOptions {
  /** True when people reach the server by https. */
  readonly isHttps: boolean;
}

const YEAR_S = 31_536_000;
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Sets the headers every answer carries. An answer without a policy of its own gets the one of the API: nothing at all. */
export const securityHeaders = plugin<SecurityHeadersOptions>(
  async (app, { isHttps }) => {
    await app.register(helmet, {
      contentSecurityPolicy: false,
      // On plain http browsers must not be sent to a port that does not speak TLS.
      strictTransportSecurity: isHttps ? { maxAge: YEAR_S } : false,
      referrerPolicy: { policy: 'no-referrer' },
      xFrameOptions: { action: 'deny' },
      // The calls open to foreign origins are bounded by CORS; this header would block them as well.
      crossOriginResourcePolicy: false,
    });
    app.addHook('onSend', (request, reply, _payload, next) => {
      reply.header('x-request-id', request.id);
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      next();
    });
  },
  { name: 'security-headers' },
);

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
