import { createHash } from 'node:crypto';
import path from 'node:path';
import staticFiles from '@fastify/static';
import plugin from 'fastify-plugin';
import { readOptional } from '../http/readOptional.ts';
import { toStorybookPolicy } from '../http/securityPolicies.ts';

export interface StorybookOptions {
  /** Folder of the built Storybook; until its index.html is there nothing is served. */
  readonly storybookDir: string;
}

/** The two pages of a built Storybook, with who may frame them: its own page frames the one that shows a story. */
const PAGES = {
  'index.html': { addresses: ['/storybook', '/storybook/index.html'], framers: "'none'" },
  'iframe.html': { addresses: ['/storybook/iframe.html'], framers: "'self'" },
} as const;

/**
 * Addresses that may be of a file: no folder, no hidden file, nothing that leads out.
 * The rest is no error of ours, just not there.
 */
const FILE = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/;

/**
 * Serves the built Storybook under /storybook, for who wants to browse the
 * components. It reads no session and calls nothing.
 */
export const storybook = plugin<StorybookOptions>(
  async (app, { storybookDir }) => {
    for (const [file, { addresses, framers }] of Object.entries(PAGES)) {
      for (const address of addresses)
        app.get(address, { schema: { hide: true } }, async (_request, reply) => {
          // Read when it is asked for: `npm start` builds it beside the server that runs.
          const html = await readOptional(path.join(storybookDir, file));
          if (html === null) return reply.callNotFound();
          // Its pages name their files relative to themselves, and a router takes an address with a slash for the same
          // as one without.
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
    // Looked up when it is asked for: a list of its hundreds of files would make every start longer.
    await app.register(staticFiles, {
      root: storybookDir,
      prefix: '/storybook/',
      decorateReply: false,
      // It may be built later.
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

/**
 * The scripts that are in a page itself, as a policy names them: they were built with it and change with it alone.
 */
function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
