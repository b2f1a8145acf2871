import { savesData } from '../ports/page/savesData.ts';

interface EarlyPage {
  readonly at: RegExp;
  /** Loads the small part that the page begins with. */
  readonly load?: () => Promise<unknown>;
  /** Loads the other parts of the page, once the application has almost loaded. */
  readonly loadNext?: () => Promise<unknown>;
  /** Whether the page is without it, so that who saves data is spared it. */
  readonly isSpared?: true;
}

/** The pages that most visits begin with, by their addresses. */
const EARLY: readonly EarlyPage[] = [
  {
    at: /^\/$/,
    load: () => import('../pages/HomePage/HomePage.tsx'),
    loadNext: () => import('../hero/HeroEditor.tsx'),
    isSpared: true,
  },
  { at: /^\/msb(\/|$)/, loadNext: () => import('../pages/BeamPage/BeamPage.tsx') },
  { at: /^\/truss(\/|$)/, loadNext: () => import('../pages/TrussPage/TrussPage.tsx') },
  { at: /^\/login$/, load: () => import('../pages/LoginPage/LoginPage.tsx') },
  {
    at: /^\/task-manager$/,
    // The session is restored first, because the list depends on it.
    load: () => import('../ports/reader/restoreSession.ts'),
    loadNext: () => import('../pages/TaskManagerPage/TaskManagerPage.tsx'),
  },
];

/**
 * A request that is made so long after the page began to come fills a slow line just
 * when the answers to the first ones leave it, ms.
 */
const LEAD_MS = 650;

/** The parts of the first page that are fetched before anything requests them. */
export interface EarlyFetch {
  /** Resolves when the page has come, or is known not to. */
  readonly page: Promise<unknown>;
  /** Resolves when what it shows next has come too. */
  readonly next: Promise<unknown>;
}

/**
 * Fetches the page that is asked for beside what starts the application, and not after it. One that does not come is
 * asked for again by the router, which reports why.
 */
export function fetchEarly(page: Document, { pathname, hash }: Location): EarlyFetch {
  const early = EARLY.find(({ at }) => at.test(pathname));
  if (/^\/msb\/./.test(pathname) || (/^\/msb/.test(pathname) && hash.length > 1)) prefetchSolver(page);
  const quietly = async (load: EarlyPage['load']): Promise<unknown> => load?.().catch(() => undefined);
  const next = early?.isSpared === true && savesData() ? undefined : early?.loadNext;
  return {
    page: quietly(early?.load),
    next:
      next === undefined
        ? Promise.resolve()
        : Promise.race([whenShellCame(page), waitForLead()]).then(() => quietly(next)),
  };
}

/** Counted from the page itself: some wait for a script of their own before this one runs. */
function waitForLead(): Promise<void> {
  const [page] = performance.getEntriesByType('navigation');
  const began = page instanceof PerformanceNavigationTiming ? page.responseStart : performance.now();
  return new Promise((resolve) => setTimeout(resolve, began + LEAD_MS - performance.now()));
}

/**
 * Resolves when the chunk that all pages share has come: React, more than twice as large, is all but there. Requests
 * at this point neither take the network from the first files of the page nor leave it idle for a round trip.
 */
function whenShellCame(page: Document): Promise<unknown> {
  const link = page.querySelector<HTMLLinkElement>('link[data-shell]');
  if (link === null || performance.getEntriesByName(link.href).length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
  });
}

/**
 * Has the browser fetch the worker that solves beams once nothing more urgent is on its way: it is started by an editor
 * that stands already, and would come last of all. The first example needs none: what is found for it comes with the
 * page.
 */
function prefetchSolver(page: Document): void {
  const address = page.querySelector<HTMLMetaElement>('meta[name="eecs-solver"]')?.content;
  // In development there is none.
  if (address === undefined) return;
  const link = page.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  page.head.append(link);
}
