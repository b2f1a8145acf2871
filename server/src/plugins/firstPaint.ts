import { LOCALES, type Locale } from '../messages/locale.ts';

/** A page that is painted before scripts run. */
export type PaintedPage = 'home' | 'beam' | 'login' | 'tasks';

interface Painted {
  /** Marks that the build puts around the part of index.html that only this page uses. */
  readonly part: RegExp;
  readonly address: RegExp;
  /**
   * Whether the page is painted for visitors with a session (true) or without one (false); the others are redirected.
   * @default everybody
   */
  readonly hasSession?: boolean;
}

const PAINTED: Readonly<Record<PaintedPage, Painted>> = {
  home: { part: /<!--home-->[\s\S]*?<!--\/home-->/, address: /^\/(?:[?#]|$)/ },
  beam: { part: /<!--beam-->[\s\S]*?<!--\/beam-->/, address: /^\/msb(?:[/?#]|$)/ },
  login: {
    part: /<!--login-->[\s\S]*?<!--\/login-->/,
    address: /^\/login\/?(?:[?#]|$)/,
    hasSession: false,
  },
  tasks: {
    part: /<!--tasks-->[\s\S]*?<!--\/tasks-->/,
    address: /^\/task-manager\/?(?:[?#]|$)/,
    hasSession: true,
  },
};

const PAGES = Object.keys(PAINTED) as readonly PaintedPage[];

/** The first paint of each page in one language. */
export type FirstPaints = Readonly<Partial<Record<PaintedPage, string>>>;

/** The request for a page: language and cookies of its reader. */
export interface PageReader {
  /** Languages of the browser, as sent in its header. */
  readonly acceptLanguage?: string | undefined;
  /** Cookies of the request. */
  readonly cookie?: string | undefined;
}

/** Returns index.html as a page needs it: with its own first paint, or without any. */
export type ChoosePage = (url: string, reader: PageReader) => string;

/**
 * Prepares index.html. As built, it contains the first paints of all such pages in en-US; `translated` has those of the
 * other languages. Other pages must not show any.
 */
export function prepareFirstPaint(
  html: string,
  translated: Readonly<Record<string, FirstPaints>>,
): ChoosePage {
  const leaveOut = (others: readonly PaintedPage[]): string =>
    others.reduce((left, page) => left.replace(PAINTED[page].part, ''), html);
  const elsewhere = leaveOut(PAGES);
  const prepare = (page: PaintedPage): ReadonlyMap<Locale, string> => {
    const alone = leaveOut(PAGES.filter((one) => one !== page));
    const pages = new Map<Locale, string>([['en-US', alone]]);
    for (const locale of LOCALES) {
      const part = translated[locale]?.[page];
      if (part === undefined) continue;
      // Uses a function because `replace` would interpret `$` patterns in a text.
      const own = alone.replace(PAINTED[page].part, () => part);
      pages.set(locale, own.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`));
    }
    return pages;
  };
  const painted = new Map(PAGES.map((page) => [page, prepare(page)]));
  return (url, { acceptLanguage, cookie }) => {
    const page = findPainted(url, cookie);
    const pages = page === null ? undefined : painted.get(page);
    return pages?.get(readLanguage(acceptLanguage)) ?? pages?.get('en-US') ?? elsewhere;
  };
}

/**
 * Finds the page at an address that is painted before scripts run for a request with these cookies; null for every
 * other page.
 */
export function findPainted(url: string, cookie = ''): PaintedPage | null {
  const page = pageAt(url);
  if (page === null) return null;
  const { hasSession: isWanted } = PAINTED[page];
  return isWanted === undefined || isWanted === hasSession(cookie) ? page : null;
}

/** Returns whether a request with these cookies has a session. */
export function hasSession(cookie = ''): boolean {
  return /(?:^|;\s*)(?:__Host-)?XSRF-TOKEN=/.test(cookie);
}

/** Returns whether the content of a page depends on having a session. */
export function dependsOnSession(url: string): boolean {
  const page = pageAt(url);
  return page !== null && PAINTED[page].hasSession !== undefined;
}

/** Returns whether an address is that of the home page. */
export function isHome(url: string): boolean {
  return pageAt(url) === 'home';
}

function pageAt(url: string): PaintedPage | null {
  return PAGES.find((page) => PAINTED[page].address.test(url)) ?? null;
}

/**
 * Chooses the first supported language of the reader; en-US if there is none.
 *
 * @example readLanguage('de, uk-UA;q=0.9, en;q=0.8') // 'uk'
 */
export function readLanguage(acceptLanguage = ''): Locale {
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { primary: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    // The sort is stable: among equal weights, the first named comes first.
    .sort((a, b) => b.weight - a.weight);
  for (const { primary } of wanted) {
    const locale = LOCALES.find((one) => one.split('-')[0] === primary);
    if (locale !== undefined) return locale;
  }
  return 'en-US';
}
