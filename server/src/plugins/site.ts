import path from 'node:path';
import type { LIMITS } from '@eecs/solver-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isApiPath, matchesRoute, NOT_FOUND_PAGE } from '../http/apiPaths.ts';
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
import { toSitePolicy } from '../http/securityPolicies.ts';
import { serveFiles } from './siteFiles.ts';
import { refuseUnknownCalls } from './unknownCalls.ts';
import { createShellCache, sendPage, toNonceTag, type ShellCache } from './shellCache.ts';
import { byAddress, USE_LIMITS } from './useLimits.ts';

export interface SiteOptions {
  /** Folder of the built site; without an index.html in it only the API is served. */
  readonly siteDir: string;
  /** Base address for canonical links, without a slash at the end; null means the address the server listens on. */
  readonly publicUrl: string | null;
  /**
   * The sizes of `LIMITS` that apply to users of the site; sent to its pages, so that they offer no more than the
   * server accepts.
   */
  readonly limits: keyof typeof LIMITS;
  /** Whether browsers store the site for use without a network. */
  readonly hasOffline: boolean;
  /**
   * How users get plans on this server: sold, granted by the operator, or everything is open. Sent to the page of
   * plans.
   */
  readonly selling: Selling;
  /** The seller, as printed on invoices; null if the operator has not named one. The terms print it. */
  readonly seller: string | null;
  /** Foreign hosts that pages may redirect to. */
  readonly redirectHosts: readonly string[];
  readonly createNonce: () => string;
}

/**
 * How users get plans: `BILLING` sells them, or does so in test mode; otherwise the operator grants them if `GATING` is
 * on.
 */
export type Selling = 'sold' | 'test' | 'given' | 'open';

const OFFLINE_OFF = '<meta name="eecs-offline" content="off">';

/** The input of pages. */
interface Pages {
  readonly choosePage: ChoosePage;
  readonly shells: ShellCache;
  /** Whether the page exists for this caller. */
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
    const refusals = refuseUnknownCalls(app);

    if (html !== null) {
      await serveFiles(app, { siteDir, hasOffline });
      const choosePage = prepareFirstPaint(html, translated);
      const shells = createShellCache();
      // A separate route rather than the handler below, because plugins act on routes.
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

    refusals.begin();

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
     * Returns whether root requests a page; for everybody else a page for root does not exist. A root user with an
     * expired access token is recognised once the page has renewed it, and only the status code depends on this.
     */
    async function isAskedByRoot(request: FastifyRequest): Promise<boolean> {
      if (!hasSession(request.headers.cookie)) return false;
      try {
        return isRoot(await readCallerOrNobody(request));
      } catch {
        // The database is unavailable: the page reports that itself, and shows nothing more.
        return false;
      }
    }

    function toCanonical(url: string): string {
      return `<link rel="canonical" href="${escapeHtml((publicUrl ?? app.listeningOrigin) + url)}">`;
    }

    /**
     * Returns the oEmbed address for a page that gets the link of an editor. The page adds the fragment itself, because
     * fragments are not sent to servers.
     */
    function toDiscovery(url: string): string {
      if (!/^\/(msb|truss|frame)\/?(?:[?#]|$)/.test(url)) return '';
      const base = publicUrl ?? app.listeningOrigin;
      const shared = encodeURIComponent(base + url.replace(/[?#].*$/, ''));
      const asked = `${base}/oembed?url=${shared}&format=json`;
      return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(asked)}" title="EECS">`;
    }
  },
  { name: 'site', dependencies: ['use-limits', 'security-headers'] },
);

/** Reads the site's list of page addresses; without it every address counts as a page. */
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

/** A page of the site; `root` after a path means that only root has it. */
interface PageRoute {
  readonly path: string;
  readonly isForRoot: boolean;
}

/** Reads the first paints of pages in the languages that index.html does not contain. */
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
