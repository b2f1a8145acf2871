import type { UnitSystem } from '@eecs/solver-core';
import { createSteel } from './firstConstants.ts';

/** The result of a parser of documents. */
type Parsed<Document> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly failures: readonly unknown[] };

/** The properties of a new document. */
export interface NewDocument {
  readonly system: UnitSystem;
  readonly title: string;
  /** Time of creation, ms. */
  readonly created: number;
}

/**
 * Creates an empty document of a plane structure: units, a grid and steel. `own` has the fields of its kind. Throws if
 * the parser rejects them.
 */
export function createEmptyDocument<Document>(
  parse: (input: unknown) => Parsed<Document>,
  { system, title, created }: NewDocument,
  own: object,
): Document {
  const parsed = parse({
    schema: 1,
    title,
    created,
    units: { system, incrementIndex: system === 1 ? 3 : 2, stepIndex: 0 },
    grid: { step: system === 1 ? 12 : 1, minors: system === 1 ? 12 : 10, yStep: system === 1 ? 12 : 1 },
    materials: [createSteel(system)],
    ...own,
  });
  if (!parsed.ok) throw new Error(`\`createEmptyDocument\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}
