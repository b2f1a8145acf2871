export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

/** Joins the public address of the site with a page's path and search, without the fragment. */
export function getCanonicalAddress(base: string, { pathname, search }: PageAddress): string {
  return `${base.replace(/\/+$/, '')}${pathname}${search}`;
}

/**
 * Finds the public address of the site in the canonical link that the server wrote into the first page of a visit;
 * without one, returns the origin of the page.
 */
export function findSiteBase(page: Document): string {
  const { origin, pathname, search } = page.location;
  const written = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const address = `${pathname}${search}`;
  return written?.endsWith(address) === true ? written.slice(0, -address.length) : origin;
}
