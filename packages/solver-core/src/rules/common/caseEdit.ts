/** A code and the number of objects it concerns. */
export interface CaseNote<Code extends string> {
  readonly code: Code;
  readonly count: number;
}

/**
 * The document after a rule, and what the rule did. A rule that has nothing to do, or refuses, returns the document
 * unchanged.
 */
export interface CaseEdit<Document, Code extends string> {
  readonly document: Document;
  readonly notes: readonly CaseNote<Code>[];
}

/** Lists notes for the codes that concern at least one object, in the given order. */
export function listNotes<Code extends string>(
  counts: Readonly<Partial<Record<Code, number>>>,
): readonly CaseNote<Code>[] {
  return (Object.entries(counts) as [Code, number][])
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({ code, count }));
}
