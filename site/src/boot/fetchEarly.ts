/** The pages that most visits begin with, by their addresses. */
const EARLY: readonly { readonly at: RegExp; readonly load: () => Promise<unknown> }[] = [
  { at: /^\/$/, load: () => import('../pages/HomePage/HomePage.tsx') },
  { at: /^\/msb(\/|$)/, load: () => import('../pages/BeamPage/BeamPage.tsx') },
  { at: /^\/truss(\/|$)/, load: () => import('../pages/TrussPage/TrussPage.tsx') },
];

/**
 * Fetches the page that is asked for beside what starts the application, and not after it. One that does not come is asked for again
 * by the router, which says why.
 */
export function fetchEarly(pathname: string): void {
  EARLY.find(({ at }) => at.test(pathname))
    ?.load()
    .catch(() => undefined);
}
