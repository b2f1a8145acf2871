/**
 * Latin letters for similar Cyrillic ones, so that a designation is found whichever keyboard is used: `20Б1` becomes
 * `20b1`.
 */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'b',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  п: 'p',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  '×': 'x',
  '*': 'x',
  '’': '',
  ʼ: '',
};

/**
 * Normalizes a text for comparison: lower-case Latin letters, a point as decimal mark, numbers without redundant zeros.
 *
 * @example foldText('L 50×50×5,0') // 'l 50x50x5'
 */
export function foldText(text: string): string {
  return [...text.toLowerCase()]
    .map((sign) => LATIN[sign] ?? sign)
    .join('')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d+\.\d*?)0+(?!\d)/g, '$1')
    .replace(/(\d)\.(?!\d)/g, '$1');
}

/** Normalizes a text and removes its spaces: `IPE 300` and `ipe300` become equal. */
export function foldTight(text: string): string {
  return foldText(text).replace(/[\s_]+/g, '');
}
