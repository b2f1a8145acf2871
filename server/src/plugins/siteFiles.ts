import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SCRIPT_POLICY, toSitePolicy } from '../http/securityPolicies.ts';

/** Takes the place of the worker of a site that is no longer kept: it forgets what the other one kept, and itself. */
const FORGETFUL_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('eecs-offline-')).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;

/** Files with the hash of what is in them in their names, by their place in the built site. */
const HASHED = /^(embed[\\/])?assets[\\/]/;
/** The editors as elements, each one file of a name that stays. */
const ELEMENT = /^element[\\/]/;

/** Scripts, by their place, also as the build has packed them. */
const SCRIPT = /\.js(\.br)?$/;

function chooseCaching(place: string): string {
  if (HASHED.test(place)) return 'public, max-age=31536000, immutable';
  // Pages of others ask for it at each visit; a new one is there an hour later.
  return ELEMENT.test(place) ? 'public, max-age=3600' : 'no-cache';
}

/** Where the built site lies, and whether browsers keep it for times without a network. */
interface SiteFolder {
  readonly siteDir: string;
  readonly hasOffline: boolean;
}

/** Serves the files of the built site, and without `hasOffline` a service worker that removes an earlier one. */
export async function serveFiles(app: FastifyInstance, { siteDir, hasOffline }: SiteFolder): Promise<void> {
  await app.register(staticFiles, {
    root: siteDir,
    wildcard: false,
    index: false,
    decorateReply: false,
    // Files that the build has packed are sent as they are to browsers that can read them.
    preCompressed: true,
    // A page has only its route: it needs a nonce.
    globIgnore: [
      'index.html',
      'embed/index.html',
      'routes.json',
      'first-paint.json',
      'text-pages.json',
      'sitemap.json',
      '**/*.br',
      ...(hasOffline ? [] : ['sw.js']),
    ],
    schemaHide: true,
    cacheControl: false,
    // By their tags they are known again.
    lastModified: false,
    setHeaders: (reply, file) => {
      const place = path.relative(siteDir, file);
      reply.header('cache-control', chooseCaching(place));
      // An element is for the pages of others to load.
      if (ELEMENT.test(place))
        reply
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin');
      const type = String(reply.getHeader('content-type'));
      // The type alone does not define the encoding of texts in XML.
      if (/[/+](xml|json)$/.test(type)) reply.header('content-type', `${type}; charset=utf-8`);
      // A worker runs under the policy of its own file.
      reply.header('content-security-policy', SCRIPT.test(place) ? SCRIPT_POLICY : toSitePolicy(null));
    },
  });
  if (!hasOffline) {
    app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', toSitePolicy(null))
        .type('text/javascript; charset=utf-8')
        .send(FORGETFUL_WORKER),
    );
  }
}
