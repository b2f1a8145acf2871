/** A code and how many objects it happened to. */
export interface CaseNote<Code extends string> {
  readonly code: Code;
  readonly count: number;
}

/** The document a rule leaves and what it did; one that had nothing to do, or refuses, returns the document it got. */
export interface CaseEdit<Document, Code extends string> {
  readonly document: Document;
  readonly notes: readonly CaseNote<Code>[];
}

/** Lists as notes what happened to at least one object, in the order given. */
export function listNotes<Code extends string>(
  counts: Readonly<Partial<Record<Code, number>>>,
): readonly CaseNote<Code>[] {
  return (Object.entries(counts) as [Code, number][])
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({ code, count }));
}
