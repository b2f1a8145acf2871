/**
 * Tokens that name a browser in its user agent. The first match decides, because most browsers also name those they are
 * compatible with.
 */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['YaBrowser/', 'Yandex Browser'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Windows', 'Windows'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * Names browser and system from the header `User-Agent` in familiar words; null if it names neither. Versions and
 * devices are left out: the owner should recognise the session, but nobody should be identified by it.
 *
 * @example nameBrowser('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0') // 'Firefox,
 * Windows'
 */
export function nameBrowser(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const words = [BROWSERS, SYSTEMS].flatMap((signs) => {
    const found = signs.find(([sign]) => userAgent.includes(sign));
    return found === undefined ? [] : [found[1]];
  });
  return words.length === 0 ? null : words.join(', ');
}
