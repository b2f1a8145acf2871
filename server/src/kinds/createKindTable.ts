import type { SolvedStructure } from './structure.ts';

/** The look-ups in a table of kinds of structures. */
export interface KindTable<Kind extends string, Row extends SolvedStructure> {
  readonly kinds: readonly Kind[];
  /** Gets the row of a kind. */
  readonly rowOf: (kind: Kind) => Row;
  /** Returns whether the table has a kind of that name. */
  readonly has: (name: string) => name is Kind;
  /** Gets the kind that texts and tools call by a word. Throws if no row has the word. */
  readonly kindOfWord: (word: Row['word']) => Kind;
}

/** Creates the look-ups in a table with a row for each kind. */
export function createKindTable<Kind extends string, Row extends SolvedStructure>(
  rows: Readonly<Record<Kind, Row>>,
): KindTable<Kind, Row> {
  // The keys of an object are typed as texts.
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
