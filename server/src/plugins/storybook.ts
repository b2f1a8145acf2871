import { createHash } from 'node:crypto';
import path from 'node:path';
import staticFiles from '@fastify/static';
import plugin from 'fastify-plugin';
import { readOptional } from '../http/readOptional.ts';
import { toStorybookPolicy } from '../http/securityPolicies.ts';

export interface StorybookOptions {
  /** Folder of the built Storybook; nothing is served while it has no index.html. */
  readonly storybookDir: string;
}

/**
 * The two pages of a built Storybook, with the origins that may frame them: its main page frames the one that shows a
 * story.
 */
const PAGES = {
  'index.html': { addresses: ['/storybook', '/storybook/index.html'], framers: "'none'" },
  'iframe.html': { addresses: ['/storybook/iframe.html'], framers: "'self'" },
} as const;

/**
 * Addresses that may name a file: no folder, no hidden file, nothing outside. Other addresses are not errors, they just
 * do not exist.
 */
const FILE = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/;

/** Serves the built Storybook under /storybook, for browsing the components. It reads no session and makes no calls. */
export const storybook = plugin<StorybookOptions>(
  async (app, { storybookDir }) => {
    for (const [file, { addresses, framers }] of Object.entries(PAGES)) {
      for (const address of addresses)
        app.get(address, { schema: { hide: true } }, async (_request, reply) => {
          // Read on each request, because `npm start` builds it while the server runs.
          const html = await readOptional(path.join(storybookDir, file));
          if (html === null) return reply.callNotFound();
          // Storybook's pages name their files by relative paths, and the router treats an address with a final slash
          // like one without.
          const page = html.replace(/<head>/i, (head) => `${head}<base href="/storybook/">`);
          const policy = toStorybookPolicy(hashInlineScripts(page), framers);
          if (framers !== "'none'") reply.removeHeader('x-frame-options');
          return reply
            .header('cache-control', 'no-cache')
            .header('content-security-policy', policy)
            .type('text/html; charset=utf-8')
            .send(page);
        });
    }
    // Files are looked up on request, because listing hundreds of them would delay every start.
    await app.register(staticFiles, {
      root: storybookDir,
      prefix: '/storybook/',
      decorateReply: false,
      // The folder may be built later.
      suppressWarning: true,
      index: false,
      allowedPath: (address) => FILE.test(address),
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply, file) => {
        const isHashed = path.relative(storybookDir, file).startsWith('assets');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        // A worker runs under the policy of its own file.
        reply.header('content-security-policy', toStorybookPolicy([], "'none'"));
      },
    });
  },
  { name: 'storybook', dependencies: ['security-headers'] },
);

/** Returns the hashes of a page's inline scripts for its policy; they change only with the build. */
function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
