import { escapeHtml } from '../text/escapeHtml.ts';
import { LOCALES, type Locale } from '../messages/locale.ts';

/** The page for readers without scripts: crawlers, link previews, and people who have disabled scripts. */
export interface TextPage {
  readonly title: string;
  readonly description: string;
  /** The text in place of the application; null if the page has no text without it. */
  readonly html: string | null;
}

/** Pages by language and path, as the build writes them to text-pages.json. */
export type TextPages = Readonly<Partial<Record<Locale, Readonly<Record<string, TextPage>>>>>;

export interface PageTagsOptions {
  readonly page: TextPage;
  readonly locale: Locale;
  /** Address of the site, without a slash at the end. */
  readonly base: string;
  /** Path and search of the page. */
  readonly url: string;
}

/** Reads text-pages.json; without it the site has no such pages. */
export function parseTextPages(json: string | null): TextPages {
  const pages: unknown = json === null ? {} : JSON.parse(json);
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  const isWhole =
    isRecord(pages) &&
    Object.values(pages).every((byPath) => isRecord(byPath) && Object.values(byPath).every(isTextPage));
  if (!isWhole) throw new Error('text-pages.json of the site must be pages by language and path');
  return pages;
}

function isTextPage(value: unknown): value is TextPage {
  if (typeof value !== 'object' || value === null) return false;
  const { title, description, html } = value as Readonly<Record<string, unknown>>;
  return (
    typeof title === 'string' &&
    typeof description === 'string' &&
    (html === null || typeof html === 'string')
  );
}

/**
 * Finds the text page of an address in a language; for a case, that of the editor of its kind. Null for pages of an
 * account and for unknown pages.
 */
export function findTextPage(pages: TextPages, locale: Locale, url: string): TextPage | null {
  const byPath = pages[locale] ?? pages['en-US'] ?? {};
  const pathname = url.replace(/[?#].*$/, '');
  const own = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const editor = /^\/(msb|truss)(?:\/|$)/.exec(pathname)?.[1];
  const path = editor === undefined ? own : `/${editor}/`;
  return Object.hasOwn(byPath, path) ? (byPath[path] ?? null) : null;
}

/**
 * Returns whether an address names a page of the guide or of the terms that does not exist; false if the site has no
 * such texts.
 */
export function isMissingText(pages: TextPages, url: string): boolean {
  const area = /^\/(guide|terms)\//i.exec(url)?.[1]?.toLowerCase();
  const isKnown = Object.keys(pages['en-US'] ?? {}).some((path) => path.startsWith(`/${area}/`));
  return area !== undefined && isKnown && findTextPage(pages, 'en-US', url.toLowerCase()) === null;
}

/**
 * Returns the language that an address requests by `lang`, as the alternates of a page do; null if it requests none.
 */
export function readAskedLanguage(url: string): Locale | null {
  const asked = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '').get('lang');
  return LOCALES.find((locale) => locale === asked) ?? null;
}

/** Writes the title, description and text of a page into index.html, replacing those of the whole site. */
export function writeTextPage(
  html: string,
  { title, description, html: text }: TextPage,
  locale: Locale,
): string {
  // Uses functions because `replace` would interpret `$` patterns in a text.
  const named = html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${locale}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*(")/,
      (_all, before: string, after: string) => `${before}${escapeHtml(description)}${after}`,
    );
  if (text === null) return named;
  return named.replace(/<noscript>[\s\S]*?<\/noscript>/, () => `<noscript>${text}</noscript>`);
}

/**
 * Writes what link previews and crawlers read of a page: Open Graph tags with the picture of its kind, and links to the
 * page in each language.
 */
export function toPageTags({ page, locale, base, url }: PageTagsOptions): string {
  const address = `${base}${url}`;
  const kind = /^\/(truss|preview-truss|guide\/trusses)/.test(url) ? 'truss' : 'beam';
  const graph: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'EECS'],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', address],
    ['og:locale', OG_LOCALES[locale]],
    ['og:image', `${base}/og/${kind}.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', page.title],
  ];
  const tags = graph.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`);
  const plain = withoutLanguage(url);
  const alternates = LOCALES.map((one) => {
    const to = `${base}${plain}${plain.includes('?') ? '&' : '?'}lang=${one}`;
    return `<link rel="alternate" hreflang="${one}" href="${escapeHtml(to)}">`;
  });
  return [
    ...tags,
    '<meta name="twitter:card" content="summary_large_image">',
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(base + plain)}">`,
  ].join('');
}

const OG_LOCALES = { 'en-US': 'en_US', ru: 'ru_RU', uk: 'uk_UA' } as const satisfies Record<Locale, string>;

function withoutLanguage(url: string): string {
  const [path = '/', search = ''] = url.split('#')[0]?.split('?') ?? [];
  const others = search.split('&').filter((part) => part !== '' && !/^lang(=|$)/.test(part));
  return others.length === 0 ? path : `${path}?${others.join('&')}`;
}
