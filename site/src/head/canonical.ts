export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

/** Joins the public address of the site with a page's path and search; the fragment never belongs to it. */
export function getCanonicalAddress(base: string, { pathname, search }: PageAddress): string {
  return `${base.replace(/\/+$/, '')}${pathname}${search}`;
}

/**
 * Finds the public address of the site: what the server wrote into `<meta name="public-url">`, else the origin
 * of the page.
 */
export function getSiteBase(page: Document): string {
  const written = page.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  return written === undefined || written === '' ? page.location.origin : written;
}
