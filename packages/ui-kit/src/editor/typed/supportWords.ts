/** The supports that every typed line can name. */
export type SupportWord = 'pin' | 'roller' | 'clamp';

/**
 * The words for supports in all three languages, the same in every editor. Some readers call an immovable pin "fixed",
 * others a clamp. A typed line takes the word for a clamp, as American and British books do, and shows that it does.
 */
export const SUPPORT_WORDS: Readonly<Record<SupportWord, readonly string[]>> = {
  pin: [
    ...['pin', 'pins', 'pinned', 'шно', 'неподвижная', 'неподвижные', 'шарнирная', 'шарнирные'],
    ...['нерухома', 'нерухомі', 'шарнірна', 'шарнірні'],
  ],
  roller: [
    ...['roller', 'rollers', 'simple', 'шпо', 'подвижная', 'подвижные', 'каток', 'катки', 'катковая'],
    ...['рухома', 'рухомі', 'коток', 'котки'],
  ],
  clamp: [
    ...['clamp', 'clamps', 'clamped', 'cantilever', 'encastre', 'fixed', 'fix'],
    ...['заделка', 'заделки', 'защемление', 'защемлення', 'закладення'],
  ],
};

const AMBIGUOUS: ReadonlySet<string> = new Set(['fixed', 'fix']);

/** Returns the word of a statement if readers understand it in two ways, so that the line says how it was taken. */
export function findAmbiguous(word: string): { readonly ambiguous?: string } {
  return AMBIGUOUS.has(word.toLowerCase()) ? { ambiguous: word } : {};
}
