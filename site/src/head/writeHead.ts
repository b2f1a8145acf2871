import { getCanonicalAddress, type PageAddress } from './canonical.ts';
import { createStructuredData, getDescription, type DescriptionLocale } from './structuredData.ts';

export interface PageHead {
  readonly locale: DescriptionLocale;
  /** Public address of the site. */
  readonly siteBase: string;
  readonly address: PageAddress;
}

/** Writes description, canonical link and structured data of the displayed page into the document's head. */
export function writeHead(page: Document, { locale, siteBase, address }: PageHead): void {
  const canonical = getCanonicalAddress(siteBase, address);
  page.querySelector('meta[name="description"]')?.setAttribute('content', getDescription(locale));
  findOrAppend(page, 'link[rel="canonical"]', () => {
    const link = page.createElement('link');
    link.rel = 'canonical';
    return link;
  }).setAttribute('href', canonical);
  findOrAppend(page, '#structured-data', () => {
    const script = page.createElement('script');
    script.type = 'application/ld+json';
    script.id = 'structured-data';
    return script;
  }).textContent = JSON.stringify(createStructuredData({ locale, url: canonical }));
}

function findOrAppend(page: Document, selector: string, create: () => HTMLElement): Element {
  return page.head.querySelector(selector) ?? page.head.appendChild(create());
}
