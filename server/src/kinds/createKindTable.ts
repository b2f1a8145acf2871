import type { Structure } from './structure.ts';

/** Look-ups in a table of structure kinds. */
export interface KindTable<Kind extends string, Row extends Structure> {
  readonly kinds: readonly Kind[];
  /** Returns the row of a kind. */
  readonly rowOf: (kind: Kind) => Row;
  /** Returns whether the table has a kind of that name. */
  readonly has: (name: string) => name is Kind;
  /** Returns the kind for the word that texts and tools use. Throws if no row has the word. */
  readonly kindOfWord: (word: Row['word']) => Kind;
}

/** Creates the look-ups for a table with a row for each kind. */
export function createKindTable<Kind extends string, Row extends Structure>(
  rows: Readonly<Record<Kind, Row>>,
): KindTable<Kind, Row> {
  // TypeScript types the keys of an object as strings.
  const kinds = Object.keys(rows) as readonly string[] as readonly Kind[];
  return {
    kinds,
    rowOf: (kind) => rows[kind],
    has: (name): name is Kind => Object.hasOwn(rows, name),
    kindOfWord: (word) => {
      const kind = kinds.find((one) => rows[one].word === word);
      if (kind === undefined) throw new Error(`\`kindOfWord\` knows no kind called ${word}`);
      return kind;
    },
  };
}
