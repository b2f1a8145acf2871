import path from 'node:path';
import plugin from 'fastify-plugin';
import { readOptional } from '../http/readOptional.ts';
import { toSitePolicy } from '../http/securityPolicies.ts';
import { EDITED_KINDS } from '../kinds/structures.ts';
import type { EmbedOriginsOptions } from './embedOrigins.ts';
import { createPageShell } from './pageShell.ts';
import { sendPage, toNonceTag } from './shellCache.ts';
import { byAddress, USE_LIMITS } from './useLimits.ts';

export interface EmbedPagesOptions extends EmbedOriginsOptions {
  /** Folder of the built site. */
  readonly siteDir: string;
  readonly createNonce: () => string;
}

/**
 * Serves the editors without the rest of the site, for the pages of EMBED_ORIGINS to frame; the site's own pages may
 * always frame them. No session is read.
 */
export const embedPages = plugin<EmbedPagesOptions>(
  async (app, { siteDir, embedOrigins, createNonce }) => {
    const html = await readOptional(path.join(siteDir, 'embed', 'index.html'));
    if (html === null) return;
    const shell = createPageShell(html);
    const framers = ["'self'", ...[embedOrigins].flat()].join(' ');
    for (const kind of EDITED_KINDS) {
      const options = {
        schema: { hide: true },
        config: { rateLimit: { max: USE_LIMITS.page, keyGenerator: byAddress } },
      };
      app.get(`/embed/${kind}`, options, (_request, reply) => {
        const nonce = createNonce();
        // The policy lists who may frame the page; the older header can only allow nobody or everybody.
        reply
          .removeHeader('x-frame-options')
          .header('cache-control', 'no-cache')
          .header('content-security-policy', toSitePolicy(nonce, framers))
          .type('text/html; charset=utf-8');
        return sendPage(reply, shell, toNonceTag(nonce));
      });
    }
  },
  { name: 'embed-pages', dependencies: ['security-headers', 'use-limits'] },
);
