import { LOCALES, type Locale } from '../messages/locale.ts';

/** What the build puts around the part of index.html that belongs to the home page alone. */
const HOME_PART = /<!--home-->[\s\S]*?<!--\/home-->/;

/** Gives index.html as a page needs it: with the first paint of the home page, or without. */
export type ChoosePage = (url: string, acceptLanguage: string | undefined) => string;

/**
 * Prepares index.html: as built it holds the first paint of the home page in en-US; `translated` has it in the other
 * languages. Every other page must not show it.
 */
export function prepareFirstPaint(html: string, translated: Readonly<Record<string, string>>): ChoosePage {
  const elsewhere = html.replace(HOME_PART, '');
  const home = new Map<Locale, string>([['en-US', html]]);
  for (const locale of LOCALES) {
    const part = translated[locale];
    if (part === undefined) continue;
    // A function: the text of a page may hold what `replace` would read as a reference.
    home.set(
      locale,
      html.replace(HOME_PART, () => part).replace(/<html lang="[^"]*"/, `<html lang="${locale}"`),
    );
  }
  return (url, acceptLanguage) =>
    isHome(url) ? (home.get(readLanguage(acceptLanguage)) ?? html) : elsewhere;
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
