import type { DerivedFields } from '@eecs/solver-core';
import { solvedKindOf, structureOf } from '../kinds/structures.ts';
import type { TaskKind } from '../words/task.ts';

/** A document whose fingerprint is requested. */
export interface HashTask {
  readonly kind: TaskKind;
  readonly document: object;
}

/**
 * The fingerprint of what the solver reads from a document, with data derived from the rest of it; or why no editor
 * could open it.
 */
export type HashOutcome =
  | { readonly ok: true; readonly hash: string; readonly derived: DerivedFields }
  | { readonly ok: false; readonly failures: readonly { readonly code: string; readonly path: string }[] };

/** Computes the fingerprint of a document, as the kind that solves it does. */
export function hashDocument({ kind, document }: HashTask): HashOutcome {
  const reading = structureOf(solvedKindOf(kind)).read(document);
  return reading.ok ? { ok: true, hash: reading.hash(), derived: reading.derive() } : reading;
}
