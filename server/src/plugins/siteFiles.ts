import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SCRIPT_POLICY, toSitePolicy } from '../http/securityPolicies.ts';

/** Replaces the service worker of a site that is no longer stored: it deletes the earlier caches, and itself. */
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

/** Files with a content hash in their names, by their place in the built site. */
const HASHED = /^(embed[\\/])?assets[\\/]/;
/** The editors as custom elements, each one file with a fixed name. */
const ELEMENT = /^element[\\/]/;

/** Scripts, by their place, also as compressed by the build. */
const SCRIPT = /\.js(\.br)?$/;

function chooseCaching(place: string): string {
  if (HASHED.test(place)) return 'public, max-age=31536000, immutable';
  // Foreign pages request it at each visit; they get a new version within an hour.
  return ELEMENT.test(place) ? 'public, max-age=3600' : 'no-cache';
}

/** The folder of the built site, and whether browsers store the site for use without a network. */
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
    // Files that the build has compressed are sent unchanged to browsers that can read them.
    preCompressed: true,
    // Pages are served only by their route, because they need a nonce.
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
    // Their ETags identify them.
    lastModified: false,
    setHeaders: (reply, file) => {
      const place = path.relative(siteDir, file);
      reply.header('cache-control', chooseCaching(place));
      // Foreign pages load the elements.
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
