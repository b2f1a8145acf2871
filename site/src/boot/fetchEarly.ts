interface EarlyPage {
  readonly at: RegExp;
  readonly load: () => Promise<unknown>;
  /** Whether it solves a beam in a worker as soon as it is there. */
  readonly solves?: true;
}

/** The pages that most visits begin with, by their addresses. */
const EARLY: readonly EarlyPage[] = [
  { at: /^\/$/, load: () => import('../pages/HomePage/HomePage.tsx') },
  { at: /^\/msb(\/|$)/, load: () => import('../pages/BeamPage/BeamPage.tsx'), solves: true },
  { at: /^\/truss(\/|$)/, load: () => import('../pages/TrussPage/TrussPage.tsx') },
];

/**
 * Fetches the page that is asked for beside what starts the application, and not after it. One that does not come is asked for again
 * by the router, which says why.
 */
export function fetchEarly(page: Document, pathname: string): void {
  const early = EARLY.find(({ at }) => at.test(pathname));
  early?.load().catch(() => undefined);
  if (early?.solves) prefetchSolver(page);
}

/**
 * Has the browser fetch the worker that solves beams once nothing more urgent is on its way: it is started by an editor that stands
 * already, and would come last of all.
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
