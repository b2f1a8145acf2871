import { foldTight } from './foldText.ts';

/**
 * Lists the normalized spellings by which a designation is found: people also type `HE 100 A` as HEA 100 and `L
 * 50x50x5` as L50x5. Hot-finished and cold-formed hollow sections are also found without the letters of their
 * manufacture, `SHS 100x100x5`, and by their German letters, `QRO 100x5`.
 *
 * @example labelKeys('HE 100 A') // ['he100a', 'hea100']
 */
export function labelKeys(label: string): readonly string[] {
  const own = foldTight(label);
  const wide = /^(he|ipe)(\d+)(aa|a|b|m|c|o|v)$/.exec(own);
  const square = /^([a-z]*)(\d[\d./-]*)x\2x(.+)$/.exec(own);
  return [
    own,
    ...(wide ? [`${wide[1]}${wide[3]}${wide[2]}`] : []),
    ...(square ? [`${square[1]}${square[2]}x${square[3]}`] : []),
  ].flatMap((key) => [key, ...hollowKeys(key)]);
}

/** Letters of hollow sections in German: quadratisch, rechteckig and rund. */
const GERMAN: Readonly<Record<string, readonly string[]>> = { s: ['qro'], r: ['rro'], c: ['ro', 'ror'] };

/** Lists the spellings of a hollow section of EN 10210 or EN 10219 without the letters of its manufacture. */
function hollowKeys(key: string): readonly string[] {
  const [, shape = '', size = ''] = /^(?:hf|cf)([src])hs(.+)$/.exec(key) ?? [];
  return (GERMAN[shape] ?? []).length === 0
    ? []
    : [`${shape}hs${size}`, ...GERMAN[shape]!.map((letters) => `${letters}${size}`)];
}

const isDigit = (sign: string | undefined): boolean => sign !== undefined && /[\d.]/.test(sign);

/**
 * Returns how well a normalized query fits one of the spellings: 0 if it is the designation itself, 1 if it is its
 * beginning, 2 if it is its end, 3 if it is another part of it; null if it does not fit. A number must match from its
 * first digit: 20 does not match 120, and it matches 200 with the lowest rank.
 */
export function rankLabel(query: string, keys: readonly string[]): number | null {
  let best: number | null = null;
  for (const key of keys) {
    for (let at = key.indexOf(query); at >= 0; at = key.indexOf(query, at + 1)) {
      if (at > 0 && isDigit(query[0]) && isDigit(key[at - 1])) continue;
      const end = at + query.length;
      const isCut = isDigit(query.at(-1)) && isDigit(key[end]);
      const rank = (at === 0 ? 0 : 2) + (end === key.length ? 0 : 1) + (isCut ? 2 : 0);
      if (best === null || rank < best) best = rank;
    }
  }
  return best;
}
