import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';
import { API_POLICY, YEAR_S, type HttpsOptions } from '../http/securityPolicies.ts';

/** What no page of ours asks a browser for, so that nothing that got into one can. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Sets the headers every answer carries. An answer without a policy of its own gets the one of the API: nothing at all. */
export const securityHeaders = plugin<HttpsOptions>(
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
