import { LOCALES, type Locale } from '../messages/locale.ts';

/** What the build puts around the parts of index.html that belong to one page alone. */
const PARTS = {
  home: /<!--home-->[\s\S]*?<!--\/home-->/,
  beam: /<!--beam-->[\s\S]*?<!--\/beam-->/,
} as const;

/** A page that is painted before any script has run. */
export type PaintedPage = keyof typeof PARTS;

/** What is painted of each page in one language. */
export type FirstPaints = Readonly<Partial<Record<PaintedPage, string>>>;

/** Gives index.html as a page needs it: with its own first paint, or without any. */
export type ChoosePage = (url: string, acceptLanguage: string | undefined) => string;

/**
 * Prepares index.html: as built it holds the first paints of the home page and of the beam editor's in en-US; `translated` has
 * them in the other languages. Every other page must not show them.
 */
export function prepareFirstPaint(
  html: string,
  translated: Readonly<Record<string, FirstPaints>>,
): ChoosePage {
  const elsewhere = html.replace(PARTS.home, '').replace(PARTS.beam, '');
  const prepare = (page: PaintedPage): ReadonlyMap<Locale, string> => {
    const alone = html.replace(PARTS[page === 'home' ? 'beam' : 'home'], '');
    const pages = new Map<Locale, string>([['en-US', alone]]);
    for (const locale of LOCALES) {
      const part = translated[locale]?.[page];
      if (part === undefined) continue;
      // A function: the text of a page may hold what `replace` would read as a reference.
      const own = alone.replace(PARTS[page], () => part);
      pages.set(locale, own.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`));
    }
    return pages;
  };
  const painted = { home: prepare('home'), beam: prepare('beam') };
  return (url, acceptLanguage) => {
    const page = findPainted(url);
    if (page === null) return elsewhere;
    return painted[page].get(readLanguage(acceptLanguage)) ?? painted[page].get('en-US') ?? elsewhere;
  };
}

/** Finds the page at an address that is painted before any script has run; null for every other one. */
export function findPainted(url: string): PaintedPage | null {
  if (isHome(url)) return 'home';
  return /^\/msb(?:[/?#]|$)/.test(url) ? 'beam' : null;
}

/** Answers whether an address is that of the home page. */
export function isHome(url: string): boolean {
  return /^\/(?:[?#]|$)/.test(url);
}

/**
 * Chooses the first language of the reader that the product speaks; without one it is en-US.
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
    // Stable: of equal weights the first named comes first.
    .sort((a, b) => b.weight - a.weight);
  for (const { primary } of wanted) {
    const locale = LOCALES.find((one) => one.split('-')[0] === primary);
    if (locale !== undefined) return locale;
  }
  return 'en-US';
}
