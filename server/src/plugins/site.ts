import path from 'node:path';
import type { LIMITS } from '@eecs/solver-core';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isApiPath, matchesRoute, NOT_FOUND_PAGE } from '../http/apiPaths.ts';
import { ApiFailure } from '../failures/errors.ts';
import { escapeHtml } from '../text/escapeHtml.ts';
import { isRoot } from '../accounts/caller.ts';
import { readCallerOrNobody } from './callerOrNobody.ts';
import { readOptional } from '../http/readOptional.ts';
import { addVary } from '../http/vary.ts';
import {
  type ChoosePage,
  dependsOnSession,
  findPainted,
  hasSession,
  type FirstPaints,
  prepareFirstPaint,
  readLanguage,
} from './firstPaint.ts';
import {
  findTextPage,
  isMissingText,
  parseTextPages,
  readAskedLanguage,
  toPageTags,
  writeTextPage,
} from './textPages.ts';
import { SCRIPT_POLICY, toSitePolicy } from '../http/securityPolicies.ts';
import { createShellCache, sendPage, toNonceTag, type ShellCache } from './shellCache.ts';
import { byAddress, USE_LIMITS } from './useLimits.ts';

export interface SiteOptions {
  /** Folder of the built site; without an index.html in it only the API is served. */
  readonly siteDir: string;
  /** Base address for canonical links, without a slash at the end; null is the address listened on. */
  readonly publicUrl: string | null;
  /**
   * The sizes of `LIMITS` that hold for users of the site, told to its pages: they offer as much as the server takes.
   */
  readonly limits: keyof typeof LIMITS;
  /** Whether browsers keep the site for times without a network. */
  readonly hasOffline: boolean;
  /** How plans are had here: sold, given by the operator, or everything is open. Told to the page of plans. */
  readonly selling: Selling;
  /** Who offers the site, as it stands on invoices; null where the operator has not said. Told to the terms. */
  readonly seller: string | null;
  /** Foreign hosts that the site may send its readers to. */
  readonly redirectHosts: readonly string[];
  readonly createNonce: () => string;
}

/** How plans are had on a site: `BILLING` sells them, or tries that out; else the operator gives them where `GATING` is on. */
export type Selling = 'sold' | 'test' | 'given' | 'open';

const OFFLINE_OFF = '<meta name="eecs-offline" content="off">';

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

/** The input of pages. */
interface Pages {
  readonly choosePage: ChoosePage;
  readonly shells: ShellCache;
  /** Whether there is such a page for who asks. */
  readonly isKnown: boolean;
}

/** Serves the built site: its files, and index.html for every path that is neither a file nor a call of the API. */
export const site = plugin<SiteOptions>(
  async (app, { siteDir, publicUrl, limits, hasOffline, selling, seller, redirectHosts, createNonce }) => {
    const hosts =
      redirectHosts.length === 0
        ? ''
        : `<meta name="eecs-redirect-hosts" content="${escapeHtml(redirectHosts.join(' '))}">`;
    const sellingTag = selling === 'sold' ? '' : `<meta name="eecs-selling" content="${selling}">`;
    const sellerTag = seller === null ? '' : `<meta name="eecs-seller" content="${escapeHtml(seller)}">`;
    const html = await readOptional(path.join(siteDir, 'index.html'));
    const routes = parseRoutes(await readOptional(path.join(siteDir, 'routes.json')));
    const translated = parseTexts(await readOptional(path.join(siteDir, 'first-paint.json')));
    const textPages = parseTextPages(await readOptional(path.join(siteDir, 'text-pages.json')));
    const apiRoutes = new Map<string, Set<string>>();
    app.addHook('onRoute', ({ url, method }) => {
      if (!isApiPath(url)) return;
      const methods = apiRoutes.get(url) ?? new Set();
      for (const one of [method].flat()) methods.add(one);
      apiRoutes.set(url, methods);
    });

    if (html !== null) {
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
          // The type alone says nothing about the characters of texts in XML.
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
      const choosePage = prepareFirstPaint(html, translated);
      const shells = createShellCache();
      // A route of its own and not the handler below: plugins work on routes.
      const pageOptions = {
        schema: { hide: true },
        config: { rateLimit: { max: USE_LIMITS.page, keyGenerator: byAddress } },
      };
      app.get('/*', pageOptions, async (request, reply) => {
        if (isApiPath(request.url)) return reply.callNotFound();
        const isKnown = await isKnownPage(request);
        return answerPage(request, reply, { choosePage, shells, isKnown });
      });
    }

    const countMissing = app.createRateLimit({ max: USE_LIMITS.notFound });
    app.setNotFoundHandler(refuse);
    // Before the body is read: what a call that does not exist was sent is no reason to refuse it.
    app.addHook('preParsing', async (request, reply) => {
      if (request.is404 || isOtherMethod(request)) await refuse(request, reply);
    });

    function answerPage(
      request: FastifyRequest,
      reply: FastifyReply,
      { choosePage, shells, isKnown }: Pages,
    ): FastifyReply {
      const nonce = createNonce();
      const { url } = request;
      const asked = readAskedLanguage(url);
      const language = asked ?? readLanguage(request.headers['accept-language']);
      const text = findTextPage(textPages, language, url);
      const reader = {
        acceptLanguage: asked ?? request.headers['accept-language'],
        cookie: request.headers.cookie,
      };
      const shell = shells.get([choosePage(url, reader), text, language], (painted) =>
        text === null ? painted : writeTextPage(painted, text, language),
      );
      const base = publicUrl ?? app.listeningOrigin;
      const tags = text === null ? '' : toPageTags({ page: text, locale: language, base, url });
      if (text !== null || findPainted(url, request.headers.cookie) !== null)
        addVary(reply, 'accept-language');
      if (dependsOnSession(url) || findPage(url)?.isForRoot === true) addVary(reply, 'cookie');
      reply
        .code(isKnown && !isMissingText(textPages, url) ? 200 : 404)
        .header('cache-control', 'no-cache')
        .header('content-security-policy', toSitePolicy(nonce))
        .type('text/html; charset=utf-8');
      return sendPage(
        reply,
        shell,
        `${toNonceTag(nonce)}<meta name="eecs-limits" content="${limits}">${hasOffline ? '' : OFFLINE_OFF}${sellingTag}${sellerTag}${hosts}${toCanonical(url)}${toDiscovery(url)}${tags}`,
      );
    }

    function findPage(url: string): PageRoute | undefined {
      return routes?.find(({ path: own }) => matchesRoute(own, url));
    }

    async function isKnownPage(request: FastifyRequest): Promise<boolean> {
      const { url } = request;
      if (matchesRoute(NOT_FOUND_PAGE, url) || url.startsWith('/assets/')) return false;
      if (routes === null) return true;
      const page = findPage(url);
      if (page === undefined) return false;
      return !page.isForRoot || (await isAskedByRoot(request));
    }

    /**
     * Says whether root asks for a page: to everybody else a page for root alone does not exist. Whose access token has
     * run out is known again once the page has renewed it, and nothing but the status depends on this.
     */
    async function isAskedByRoot(request: FastifyRequest): Promise<boolean> {
      if (!hasSession(request.headers.cookie)) return false;
      try {
        return isRoot(await readCallerOrNobody(request));
      } catch {
        // The database is away: the page says so itself, and to nobody it says more than that.
        return false;
      }
    }

    function toCanonical(url: string): string {
      return `<link rel="canonical" href="${escapeHtml((publicUrl ?? app.listeningOrigin) + url)}">`;
    }

    /**
     * Where a page that is given the link of an editor asks what to show in its place. The
     * fragment it adds itself: no server is sent it.
     */
    function toDiscovery(url: string): string {
      if (!/^\/(msb|truss)\/?(?:[?#]|$)/.test(url)) return '';
      const base = publicUrl ?? app.listeningOrigin;
      const shared = encodeURIComponent(base + url.replace(/[?#].*$/, ''));
      const asked = `${base}/oembed?url=${shared}&format=json`;
      return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(asked)}" title="EECS">`;
    }

    async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<never> {
      const use = await countMissing(request);
      if (!use.isAllowed && use.isExceeded) throw new ApiFailure('tooMany', { retryAfter: use.ttlInSeconds });
      const methods = findMethods(request);
      if (methods === undefined) throw new ApiFailure('missing');
      reply.header('allow', [...methods].join(', '));
      throw new ApiFailure('method');
    }

    function isOtherMethod(request: FastifyRequest): boolean {
      return findMethods(request)?.has(request.method) === false;
    }

    function findMethods({ url }: FastifyRequest): ReadonlySet<string> | undefined {
      return [...apiRoutes].find(([route]) => matchesRoute(route, url))?.[1];
    }
  },
  { name: 'site', dependencies: ['use-limits', 'security-headers'] },
);

/** The site's own list of page addresses; without it every address is taken for a page. */
function parseRoutes(json: string | null): readonly PageRoute[] | null {
  if (json === null) return null;
  const routes: unknown = JSON.parse(json);
  if (!Array.isArray(routes) || !routes.every((route) => typeof route === 'string')) {
    throw new Error('routes.json of the site must be a list of paths');
  }
  return routes.map((route) => ({
    path: route.replace(/ root$/, ''),
    isForRoot: route.endsWith(' root'),
  }));
}

/** A page of the site; `root` behind a path says that others do not have it. */
interface PageRoute {
  readonly path: string;
  readonly isForRoot: boolean;
}

/** The first paints of pages in the languages index.html does not have. */
function parseTexts(json: string | null): Readonly<Record<string, FirstPaints>> {
  const texts: unknown = json === null ? {} : JSON.parse(json);
  if (typeof texts !== 'object' || texts === null || !Object.values(texts).every(isPaints))
    throw new Error('first-paint.json of the site must be texts of pages by language');
  return texts as Readonly<Record<string, FirstPaints>>;
}

function isPaints(value: unknown): value is FirstPaints {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
