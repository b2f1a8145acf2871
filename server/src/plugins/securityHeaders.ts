import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';
import { API_POLICY, YEAR_S, type HttpsOptions, isPartOfPage } from '../http/securityPolicies.ts';

/** Browser features that no page uses. They are denied, so injected code cannot use them either. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Headers that tell a browser how to treat a document, which a script, a style or a font never is. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/**
 * Sets the headers of every answer. An answer without its own policy gets that of the API, which allows nothing.
 * Scripts, styles and fonts are sent without the headers that concern only documents: a first page loads twenty files,
 * and half a kB more with each costs a slow phone 50 ms.
 */
export const securityHeaders = plugin<HttpsOptions>(
  async (app, { isHttps }) => {
    await app.register(helmet, {
      contentSecurityPolicy: false,
      // On plain http, browsers must not be redirected to a port that does not speak TLS.
      strictTransportSecurity: isHttps ? { maxAge: YEAR_S, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'no-referrer' },
      xFrameOptions: { action: 'deny' },
      // This does not affect CORS answers to foreign origins: it concerns resources that a page embeds without CORS.
      crossOriginResourcePolicy: { policy: 'same-origin' },
    });
    app.addHook('onSend', (request, reply, _payload, next) => {
      reply.header('x-request-id', request.id);
      if (isPartOfPage(reply.getHeader('content-type')))
        for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      else reply.header('permissions-policy', PERMISSIONS);
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      next();
    });
  },
  { name: 'security-headers' },
);
