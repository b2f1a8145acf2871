import { foldText, foldTight } from './foldText.ts';
import { rankLabel } from './labelKeys.ts';

/** The parts of an entry that are searched. */
export interface Searched {
  /** Normalized spellings of its designation. */
  readonly keys: readonly string[];
  /** Normalized words about it: its standard, its series, its shape. */
  readonly words: readonly string[];
}

/**
 * Each word of the query that matches only the standard or the shape adds this to the rank, so that a match of the
 * designation itself ranks higher.
 */
const BY_WORDS = 0.5;
/** The rank of an entry that was found by words alone. */
const WORDS_ALONE = 6;

/**
 * Finds the entries that match a query, the best match first and otherwise in their own order: by designation
 * (`ipe300`, `W14x90`), by words about them, or both (`двутавр 20`, `гост 8239 20`). An empty query finds all.
 */
export function searchEntries<Entry extends Searched>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const tokens = foldText(query)
    .split(/[\s;/]+/)
    .filter((token) => token !== '');
  if (tokens.length === 0) return entries;
  // A slash separates words or belongs to a fraction: L4X4X1/2.
  const whole = foldTight(query);
  const found: { readonly entry: Entry; readonly rank: number }[] = [];
  for (const entry of entries) {
    const rank = rankEntry(tokens, entry) ?? rankLabel(whole, entry.keys);
    if (rank !== null) found.push({ entry, rank });
  }
  return found.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

function rankEntry(tokens: readonly string[], { keys, words }: Searched): number | null {
  const whole = rankLabel(tokens.join(''), keys);
  const rest = tokens.filter((token) => !words.some((word) => isWord(token, word)));
  if (rest.length === tokens.length) return whole;
  if (rest.length === 0) return whole ?? WORDS_ALONE;
  const part = rankLabel(rest.join(''), keys);
  if (part === null) return whole;
  return whole === null ? part + BY_WORDS : Math.min(whole, part + BY_WORDS);
}

/**
 * Returns whether a token matches a word: an unfinished word matches from its second letter on, and so does a word with
 * another ending.
 */
function isWord(token: string, word: string): boolean {
  if (token.length < 2) return false;
  return word.startsWith(token) || (word.length >= 4 && token.startsWith(word));
}

/** Splits texts about an entry into the words that are compared. */
export function toWords(...texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap((text) => foldText(text).split(/[\s/,;:()]+/)))].filter(
    (word) => word !== '',
  );
}
