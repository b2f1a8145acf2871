/**
 * Advance widths of the letters of Arial, grouped by width, in thousandths of the size; its Cyrillic letters are about
 * as wide.
 */
const GROUPS: readonly (readonly [number, string])[] = [
  [191, "'"],
  [222, 'ijl'],
  [260, '|'],
  [278, ' ,./:;!ftI[]\\\u00a0·'],
  [333, '()-r`°²³⁴'],
  [355, '"'],
  [389, '*'],
  [500, 'cksvxyzJ'],
  [556, '0123456789abdeghnopqu?_$#L'],
  [584, '+<=>~−'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXYθ'],
  [722, 'CDHNRUwМ'],
  [778, 'GOQ'],
  [833, 'mM'],
  [889, '%'],
  [944, 'W'],
  [1000, '…—'],
];

const KNOWN = new Map(GROUPS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));
const OTHERS = 560;
/** A thin space separates a number and its unit. */
const THIN = 200;
const BOLD = 1.06;

/** Returns the advance width of a letter, as a fraction of the font size. */
export function advanceOf(letter: string, isBold: boolean): number {
  const width = letter === '\u202f' ? THIN : (KNOWN.get(letter) ?? OTHERS);
  // Digits of Arial have the same width in both weights.
  const isDigit = /[\d.,]/.test(letter);
  return (width / 1000) * (isBold && !isDigit ? BOLD : 1);
}
