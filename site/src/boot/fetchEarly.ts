import { savesData } from '../ports/page/savesData.ts';

interface EarlyPage {
  readonly at: RegExp;
  /** Loads the small part that the page shows first. */
  readonly load?: () => Promise<unknown>;
  /** Loads the other parts of the page, once the application has almost loaded. */
  readonly loadNext?: () => Promise<unknown>;
  /** Whether the page works without it, so that it is not loaded when the reader saves data. */
  readonly isSpared?: true;
}

/** The pages that most visits begin with, by address. */
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
 * Time after the start of the page when the answers to the first requests begin to leave a slow line idle, ms; a
 * request made then fills it.
 */
const LEAD_MS = 650;

/** The parts of the first page that are fetched before anything requests them. */
export interface EarlyFetch {
  /** Resolves when the page has loaded or failed to load. */
  readonly page: Promise<unknown>;
  /** Resolves when the content that it shows next has loaded, too. */
  readonly next: Promise<unknown>;
}

/**
 * Fetches the requested page together with the application rather than after it. If that fails, the router requests it
 * again and reports why.
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

/** Measured from the navigation, because some pages wait for a script of their own before this one runs. */
function waitForLead(): Promise<void> {
  const [page] = performance.getEntriesByType('navigation');
  const began = page instanceof PerformanceNavigationTiming ? page.responseStart : performance.now();
  return new Promise((resolve) => setTimeout(resolve, began + LEAD_MS - performance.now()));
}

/**
 * Resolves when the chunk that all pages share has loaded: React, more than twice as large, has then almost loaded.
 * Requests at this point neither compete with the first files of the page nor leave the network idle for a round trip.
 */
function whenShellCame(page: Document): Promise<unknown> {
  const link = page.querySelector<HTMLLinkElement>('link[data-shell]');
  if (link === null || performance.getEntriesByName(link.href).length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
  });
}

/**
 * Makes the browser prefetch the worker that solves beams once nothing more urgent is loading: a running editor starts
 * it, so it would come last of all. The first example does not need it: its results come with the page.
 */
function prefetchSolver(page: Document): void {
  const address = page.querySelector<HTMLMetaElement>('meta[name="eecs-solver"]')?.content;
  // Missing in development.
  if (address === undefined) return;
  const link = page.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  page.head.append(link);
}
